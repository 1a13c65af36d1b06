//! Matches that go on from a position, and matches with another material.

use caminos_rules::{Material, MoveText, Options, Outcome, Players, Position, Rules, Team};
use caminos_table::{
    Actor, Command, Match, MatchSetup, MatchSetupError, Moment, Refusal, ReplayError, ReplayFault,
    SeatSetup, Strength,
};

const NOW: Moment = Moment(7);

fn position(material: &Material, board: &str, options: Options, moves: &str) -> Position {
    let rules = Rules::new(material, board, options).expect("a game");
    let mut position = Position::new(rules);
    for text in MoveText::parse_list(moves).expect("moves") {
        position.play_text(&text).expect("legal moves");
    }
    position
}

fn two() -> Vec<SeatSetup> {
    vec![
        SeatSetup::here("Ada"),
        SeatSetup::computer(Strength::nearest(3)),
    ]
}

fn other_material() -> Material {
    Material::from_toml(include_str!("../../../materials/cross.toml")).expect("a material")
}

#[test]
fn a_match_goes_on_from_a_position_and_its_events_make_it_again() {
    let options = Options {
        swap: true,
        scoring: true,
        ..Options::default()
    };
    let start = position(Material::standard(), "square", options, "Ia1^3 swap Ih1^3");
    let (match_state, events) =
        Match::from_position(&start, Material::standard(), two(), None, NOW).unwrap();
    assert_eq!(*match_state.position(), start);
    assert_eq!(events.len(), 4, "the opening and three moves");
    assert_eq!(Match::from_events(&events), Ok(match_state.clone()));
    let movers: Vec<u8> = match_state
        .game()
        .movers()
        .iter()
        .map(|mover| mover.number())
        .collect();
    assert_eq!(movers, [1, 2, 1], "the swap exchanged the players");
}

#[test]
fn a_resignation_that_led_to_the_position_is_one_of_the_match() {
    let start = position(
        Material::standard(),
        "ring",
        Options::default(),
        "Ia3a4a5 resign",
    );
    let (match_state, events) =
        Match::from_position(&start, Material::standard(), two(), None, NOW).unwrap();
    let winner = Team::Yellow;
    assert_eq!(match_state.outcome(), Some(Outcome::Resigned { winner }));
    assert_eq!(Match::from_events(&events), Ok(match_state));
}

#[test]
fn the_number_of_seats_is_that_of_the_position() {
    let options = Options {
        players: Players::Four,
        ..Options::default()
    };
    let start = position(Material::standard(), "diamond", options, "");
    let three = vec![SeatSetup::link(); 3];
    let refused = Match::from_position(&start, Material::standard(), three, None, NOW);
    assert_eq!(refused.unwrap_err(), MatchSetupError::Seats { count: 3 });
}

#[test]
fn another_material_is_named_in_the_setup_and_not_mistaken_for_the_standard_one() {
    let material = other_material();
    let start = position(&material, "cross", Options::default(), "Ia5^3");
    let (match_state, events) = Match::from_position(&start, &material, two(), None, NOW).unwrap();
    assert_eq!(match_state.setup().material.as_deref(), Some("cross"));
    assert!(
        match_state.record_text().contains("[Material \"cross\"]"),
        "{}",
        match_state.record_text()
    );
    let wanted = MatchSetupError::Material {
        wanted: "cross".to_owned(),
        given: "standard".to_owned(),
    };
    let fault = ReplayFault::Setup(wanted);
    let replayed = Match::from_events(&events);
    assert_eq!(replayed, Err(ReplayError::Event { number: 1, fault }));
    let other_way = Match::open_with(MatchSetup::new("square", two()), &material, NOW);
    assert!(matches!(other_way, Err(MatchSetupError::Material { .. })));
}

#[test]
fn the_standard_material_is_not_written_into_events() {
    let (_, opened) = Match::open(MatchSetup::new("square", two()), NOW).unwrap();
    let json = serde_json::to_string(&opened).unwrap();
    assert!(!json.contains("material"), "{json}");
}

#[test]
fn whoever_watches_computers_takes_back_one_move() {
    let start = position(
        Material::standard(),
        "ring",
        Options::default(),
        "Ia3a4a5 Ih3h4h5",
    );
    let computers = vec![
        SeatSetup::computer(Strength::FIRST),
        SeatSetup::computer(Strength::nearest(2)),
    ];
    let (mut match_state, _) =
        Match::from_position(&start, Material::standard(), computers, None, NOW).unwrap();
    let takeback = |ply| Command::Takeback { ply };
    let stranger = match_state.handle(Actor::Spectator, &takeback(2), NOW);
    assert_eq!(stranger, Err(Refusal::NotSeated));
    match_state.handle(Actor::Owner, &takeback(2), NOW).unwrap();
    assert_eq!(match_state.game().ply(), 1);
    match_state.handle(Actor::Owner, &takeback(1), NOW).unwrap();
    let nothing = match_state.handle(Actor::Owner, &takeback(0), NOW);
    assert_eq!(nothing, Err(Refusal::NothingToTakeBack));
}
