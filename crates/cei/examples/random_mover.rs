//! A whole engine: it plays legal moves at random. Run it in a match with
//! `caminos arena "cmd:target/debug/examples/random_mover" greedy`.

use std::io::{self, BufReader};
use std::time::Duration;

use caminos_cei::{
    Engine, EngineIdentity, EngineOption, Info, Limits, OptionValue, PrincipalVariation, Random,
    Score, Stop, serve,
};
use caminos_rules::{Material, Position};

struct RandomMover(Random);

impl Engine for RandomMover {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        _: &Stop,
        _: &mut dyn FnMut(&Info),
    ) -> Option<Info> {
        let moves = limits.root_moves(position);
        let count = u32::try_from(moves.len()).ok().filter(|&count| count > 0)?;
        let chosen = moves[self.0.below(count) as usize];
        let score = Score::Expected(0.0);
        Some(Info {
            depth: 1,
            hashfull: None,
            nodes: 1,
            time: Duration::ZERO,
            pvs: vec![PrincipalVariation {
                score,
                wdl: score.into(),
                moves: vec![position.rules().text(chosen)],
            }],
        })
    }

    fn options(&self) -> Vec<EngineOption> {
        vec![EngineOption::spin("Seed", 0, 0..=i64::MAX)]
    }

    fn set_option(&mut self, _: &str, value: &OptionValue) {
        if let OptionValue::Spin(seed) = *value {
            self.0 = Random::new(seed as u64);
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let identity = EngineIdentity {
        name: "Random mover".to_owned(),
        author: "The Caminos developers".to_owned(),
        material: Material::standard().clone(),
    };
    let engine = Box::new(RandomMover(Random::new(0)));
    let input = BufReader::new(io::stdin());
    Ok(serve(engine, identity, input, &mut io::stdout())?)
}
