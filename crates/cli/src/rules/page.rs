//! The rules as one file to print or to hand on.

use std::fmt::Write as _;

use caminos_guide::{Block, Chapter};

use super::caption;
use super::figure::Drawn;
use crate::draw::svg::escaped;
use crate::failure::Failure;
use crate::language::{texts, tr};

/// Like the page of the table, but on white paper.
const STYLE: &str = "body{max-width:46rem;margin:2rem auto;padding:0 1rem;color:#2b2620;\
font:17px/1.5 system-ui,sans-serif}h1,h2{font-family:Palatino,'Book Antiqua',Georgia,serif;line-height:1.15}\
h2{margin-top:2.2rem}figure{margin:1.2rem auto;text-align:center;break-inside:avoid}\
figure svg{width:min(100%,26rem);height:auto;border-radius:.75rem}figcaption{color:#6e6457;text-wrap:balance}\
nav ol{columns:2}a{color:#b4532a}@media print{body{max-width:none;margin:0;font-size:11pt}nav{display:none}\
h2{break-after:avoid}figure svg{width:9cm}}";

pub(super) fn page(chapters: &[(usize, &'static Chapter)]) -> Result<String, Failure> {
    let title = tr!("guide-rules");
    let mut contents = String::new();
    let mut body = String::new();
    let mut figures = 0;
    for (number, chapter) in chapters {
        let heading = escaped(&texts().text(&chapter.heading(), &[]));
        let id = chapter.id;
        let _ = writeln!(
            contents,
            "<li value=\"{number}\"><a href=\"#{id}\">{heading}</a></li>"
        );
        let _ = writeln!(body, "<section id=\"{id}\">\n<h2>{number}. {heading}</h2>");
        let mut in_list = false;
        for block in chapter.blocks {
            let is_point = matches!(block, Block::Point(_));
            if is_point != in_list {
                body.push_str(if is_point { "<ul>\n" } else { "</ul>\n" });
                in_list = is_point;
            }
            match block {
                Block::Text(text) | Block::Point(text) => {
                    let text = escaped(&texts().text(&chapter.message(text), &[]));
                    let tag = if is_point { "li" } else { "p" };
                    let _ = writeln!(body, "<{tag}>{text}</{tag}>");
                }
                Block::Figure(figure) => {
                    figures += 1;
                    let picture = Drawn::new(figure)?.as_svg(figures);
                    let named = escaped(&tr!("guide-figure", number = figures.to_string()));
                    let text = escaped(&caption(figure));
                    let _ = writeln!(
                        body,
                        "<figure>\n{picture}<figcaption><strong>{named}</strong> {text}</figcaption>\n</figure>"
                    );
                }
            }
        }
        if in_list {
            body.push_str("</ul>\n");
        }
        body.push_str("</section>\n");
    }
    let (title, contents_title) = (escaped(&title), escaped(&tr!("guide-contents")));
    Ok(format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>Caminos: {title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>Caminos: {title}</h1>\n\
         <nav>\n<h2>{contents_title}</h2>\n<ol>\n{contents}</ol>\n</nav>\n<main>\n{body}</main>\n</body>\n</html>\n",
        texts().language().code(),
    ))
}

#[cfg(test)]
mod tests {
    use caminos_guide::CHAPTERS;

    use super::*;

    #[test]
    fn the_page_has_every_chapter_and_figure_and_every_name_once() {
        let all: Vec<_> = CHAPTERS
            .iter()
            .enumerate()
            .map(|(i, chapter)| (i + 1, chapter))
            .collect();
        let page = page(&all).expect("every figure can be drawn");
        let figures = CHAPTERS
            .iter()
            .flat_map(|chapter| chapter.figures())
            .count();
        assert_eq!(page.matches("<svg ").count(), figures);
        assert_eq!(page.matches("<section ").count(), CHAPTERS.len());
        assert_eq!(page.matches("<ul>").count(), page.matches("</ul>").count());
        let mut names: Vec<&str> = page
            .split(" id=\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        let before = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), before);
        for chapter in CHAPTERS {
            assert!(page.contains(&format!("href=\"#{}\"", chapter.id)));
        }
    }
}
