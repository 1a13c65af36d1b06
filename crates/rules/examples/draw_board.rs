//! Draws a position as text: in each cell the height and the colour of the top.
//!
//! `cargo run --example draw_board -- "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -"`

use std::error::Error;

use caminos_rules::{Cell, Colour, Material, Position, Setup};

fn draw(position: &Position) {
    let board = position.rules().board();
    for y in (0..board.height()).rev() {
        print!("{:2} ", y + 1);
        for x in 0..board.width() {
            let cell = Cell::new(x, y).filter(|&cell| board.contains(cell));
            match cell.map(|cell| (position.height(cell), position.top(cell))) {
                None => print!("   "),
                Some((height, Some((_, colour)))) => {
                    let letter = match colour {
                        Colour::Yellow => 'y',
                        Colour::Green => 'g',
                        Colour::Neutral => 'n',
                    };
                    print!(" {height}{letter}");
                }
                Some((_, None)) => print!("  ."),
            }
        }
        println!();
    }
    let letters = (0..board.width()).map(|x| format!("  {}", char::from(b'a' + x)));
    println!("   {}", letters.collect::<String>());
}

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let text = text.unwrap_or_else(|| "square 2 - 1Ic3c4c5,2Tb3^3c3@2 1 -".to_owned());
    let position = text.parse::<Setup>()?.position(Material::standard())?;
    draw(&position);
    match position.to_move() {
        Some(seat) => println!(
            "{seat} has the turn and {} placements",
            position.count_placements()
        ),
        None => println!("the game is over"),
    }
    Ok(())
}
