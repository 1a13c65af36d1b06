// Made from crates/guide by `make types`. Do not edit: a test compares.
import type { Arg, IllegalMove, Team } from './types';

export type ChapterView = { 
/**
 * Its name: the heading is the message `rules-` and this.
 */
id: string, 
/**
 * What it holds.
 */
blocks: Array<BlockView>, };

export type BlockView = { "kind": "text", 
/**
 * The message after `rules-`.
 */
id: string, } | { "kind": "point", 
/**
 * The message after `rules-`.
 */
id: string, } | { "kind": "figure" } & FigureView;

export type FigureView = { 
/**
 * The caption's message after `rules-figure-`.
 */
id: string, 
/**
 * The position.
 */
link: string, 
/**
 * A piece held over it.
 */
held: HeldView | null, 
/**
 * Marked cells: columns and rows.
 */
marks: Array<[number, number]>, 
/**
 * The numbers that the caption names.
 */
values: { [key in string]: number }, };

export type HeldView = { 
/**
 * Its orientation by number.
 */
orientation: number, 
/**
 * The lower left cell of the box around it.
 */
anchor: [number, number], };

export type LessonView = { 
/**
 * Its name: the title is the message `lesson-` and this.
 */
id: string, 
/**
 * Where it begins.
 */
link: string, 
/**
 * Marked cells: columns and rows.
 */
marks: Array<[number, number]>, 
/**
 * What is asked.
 */
task: TaskView, 
/**
 * An answer that is right, as text.
 */
solution: string, };

export type TaskView = { "kind": "place", 
/**
 * A place that is right.
 */
solution: HeldView, } | { "kind": "point" } | { "kind": "count" } | { "kind": "placements", 
/**
 * The pieces to look at, one at a time.
 */
choices: Array<HeldView>, } | { "kind": "outcome", 
/**
 * The endings: messages after `lesson-outcome-`.
 */
choices: Array<string>, };

export type Feedback = { "kind": "right" } | { "kind": "not-yet", 
/**
 * The last part of the message that says why: see [`Lesson::message`].
 */
why: string, 
/**
 * The arguments of that message.
 */
args: Array<[string, Arg]>, } | { "kind": "illegal", 
/**
 * Which, and where.
 */
illegal: IllegalMove, };

export type MoveAdvice = { 
/**
 * The last part of the message that says why: see [`Advice::name`].
 */
why: string, 
/**
 * The team that moves.
 */
team: Team, 
/**
 * The cells that it needs after the move; none when it is connected or has no path.
 */
own: number | null, 
/**
 * The cells that the other team then needs.
 */
other: number | null, };

export const CHAPTERS: ChapterView[] = [
  {"id":"goal","blocks":[{"kind":"text","id":"goal-aim"},{"kind":"text","id":"goal-cover"},{"kind":"figure","id":"win","link":"1.square.2.BAixBDi0EG","held":null,"marks":[],"values":{"faces":8,"points":8}},{"kind":"text","id":"goal-author"}]},
  {"id":"box","blocks":[{"kind":"text","id":"box-pieces"},{"kind":"figure","id":"pieces","link":"1.square.2n.0u0ABEapmTxX","held":null,"marks":[],"values":{}},{"kind":"text","id":"box-rotated"},{"kind":"text","id":"box-boards"},{"kind":"figure","id":"square","link":"1.square.2.","held":null,"marks":[],"values":{"cells":64,"sides":4}},{"kind":"figure","id":"diamond","link":"1.diamond.2.","held":null,"marks":[],"values":{"cells":61,"sides":4}},{"kind":"figure","id":"octagon","link":"1.octagon.2.","held":null,"marks":[],"values":{"cells":52,"sides":8}},{"kind":"figure","id":"ring","link":"1.ring.2.","held":null,"marks":[],"values":{"cells":48,"sides":8}},{"kind":"text","id":"box-corners"},{"kind":"text","id":"box-standard"}]},
  {"id":"start","blocks":[{"kind":"text","id":"start-square"},{"kind":"text","id":"start-supply"},{"kind":"text","id":"start-first"},{"kind":"text","id":"start-names"}]},
  {"id":"placing","blocks":[{"kind":"text","id":"placing-turn"},{"kind":"figure","id":"ways","link":"1.square.2.HNIrQR","held":null,"marks":[],"values":{}},{"kind":"text","id":"placing-rules"},{"kind":"point","id":"placing-on-the-board"},{"kind":"figure","id":"off-board","link":"1.ring.2.BFig","held":{"orientation":49,"anchor":[2,3]},"marks":[],"values":{}},{"kind":"point","id":"placing-touches-the-board"},{"kind":"figure","id":"above","link":"1.square.2.HTY0","held":{"orientation":49,"anchor":[2,3]},"marks":[],"values":{}},{"kind":"point","id":"placing-no-gap"},{"kind":"figure","id":"gap","link":"1.square.2.HNY0","held":{"orientation":29,"anchor":[2,2]},"marks":[],"values":{}},{"kind":"text","id":"placing-cover"},{"kind":"figure","id":"cover","link":"1.square.2.aNxb","held":{"orientation":13,"anchor":[2,3]},"marks":[],"values":{}},{"kind":"text","id":"placing-height"},{"kind":"figure","id":"over","link":"1.square.2.iDZa","held":{"orientation":17,"anchor":[2,3]},"marks":[],"values":{}},{"kind":"text","id":"placing-must"}]},
  {"id":"path","blocks":[{"kind":"text","id":"path-above"},{"kind":"point","id":"path-tops"},{"kind":"point","id":"path-walls"},{"kind":"figure","id":"climb","link":"1.square.2.iDZayjGwHrDYRT","held":null,"marks":[],"values":{"faces":12,"points":12}},{"kind":"text","id":"path-corner"},{"kind":"figure","id":"corner","link":"1.square.2.iKGpBc","held":null,"marks":[[2,3],[3,4]],"values":{}},{"kind":"text","id":"path-broken"},{"kind":"figure","id":"broken","link":"1.square.2.iDZaRTDYxjGwX1","held":null,"marks":[[3,3],[4,3]],"values":{}},{"kind":"text","id":"path-edge"},{"kind":"figure","id":"edge","link":"1.square.2.xbGDTDjRGz","held":null,"marks":[[0,3]],"values":{"faces":9,"points":9}},{"kind":"text","id":"path-blue"}]},
  {"id":"end","blocks":[{"kind":"text","id":"end-win"},{"kind":"text","id":"end-out"},{"kind":"text","id":"end-draw"}]},
  {"id":"sides","blocks":[{"kind":"text","id":"sides-four"},{"kind":"text","id":"sides-eight"},{"kind":"figure","id":"near","link":"1.octagon.2p.wXYrAUanDE","held":null,"marks":[],"values":{"faces":9,"points":9}},{"kind":"text","id":"sides-opposite"},{"kind":"figure","id":"opposite","link":"1.octagon.2p.wXYrAUanjL","held":null,"marks":[],"values":{"faces":8,"points":16}}]},
  {"id":"points","blocks":[{"kind":"text","id":"points-winner"},{"kind":"text","id":"points-faces"},{"kind":"figure","id":"count","link":"1.square.2p.CZixwci0WfXiaI","held":null,"marks":[],"values":{"faces":10,"points":10}},{"kind":"text","id":"points-doubled"},{"kind":"text","id":"points-edge"},{"kind":"figure","id":"edge-pieces","link":"1.square.2p.xIi2GMutABbrbKSCQoDcskPyoAEmpNy6Kgo8dOoLyqxppjfddZZFcbtJ","held":null,"marks":[],"values":{"green":8,"points":8,"yellow":5}},{"kind":"text","id":"points-resigned"},{"kind":"text","id":"points-series"}]},
  {"id":"neutral","blocks":[{"kind":"text","id":"neutral-first"},{"kind":"text","id":"neutral-obstacle"},{"kind":"figure","id":"neutral","link":"1.square.2n.0b11","held":{"orientation":13,"anchor":[2,3]},"marks":[],"values":{}}]},
  {"id":"four","blocks":[{"kind":"text","id":"four-teams"},{"kind":"text","id":"four-halves"},{"kind":"figure","id":"four","link":"1.square.4.HDaRmbBxG0","held":null,"marks":[],"values":{"faces":9,"points":9}},{"kind":"text","id":"four-out"}]},
  {"id":"variants","blocks":[{"kind":"text","id":"variants-swap"},{"kind":"text","id":"variants-team"},{"kind":"text","id":"variants-silent"}]},
  {"id":"material","blocks":[{"kind":"text","id":"material-why"},{"kind":"text","id":"material-file"},{"kind":"text","id":"material-check"},{"kind":"text","id":"material-use"}]},
  {"id":"notation","blocks":[{"kind":"text","id":"notation-move"},{"kind":"point","id":"notation-lying"},{"kind":"point","id":"notation-standing"},{"kind":"point","id":"notation-arm"},{"kind":"point","id":"notation-neutral"},{"kind":"text","id":"notation-read"}]},
];

export const LESSONS: LessonView[] = [
  {"id":"win","link":"1.square.2.BAixBDi0","marks":[],"task":{"kind":"place","solution":{"orientation":4,"anchor":[0,6]}},"solution":"La7a8b8c8"},
  {"id":"flat","link":"1.square.2.","marks":[],"task":{"kind":"place","solution":{"orientation":7,"anchor":[2,3]}},"solution":"Lc4d4e4e5"},
  {"id":"turn","link":"1.square.2.","marks":[[3,2],[3,3],[3,4],[4,4]],"task":{"kind":"place","solution":{"orientation":1,"anchor":[3,2]}},"solution":"Ld3d4d5e5"},
  {"id":"stand","link":"1.square.2.Yaml","marks":[],"task":{"kind":"place","solution":{"orientation":50,"anchor":[5,3]}},"solution":"If4^3"},
  {"id":"cover","link":"1.square.2.aNxb","marks":[[3,3],[4,3],[5,3]],"task":{"kind":"place","solution":{"orientation":13,"anchor":[2,3]}},"solution":"Lc4^2d4e4"},
  {"id":"corner","link":"1.square.2.iKGpBcas","marks":[[2,3],[3,4]],"task":{"kind":"place","solution":{"orientation":23,"anchor":[1,4]}},"solution":"Lb7c5c6c7"},
  {"id":"wall","link":"1.square.2.iDZayjGwHrDY","marks":[[3,3]],"task":{"kind":"place","solution":{"orientation":17,"anchor":[2,3]}},"solution":"Lc4^3d4"},
  {"id":"broken","link":"1.square.2.iDZaRTDYxjGwX1","marks":[],"task":{"kind":"point"},"solution":"d4"},
  {"id":"block","link":"1.square.2.ETwwmBwz","marks":[],"task":{"kind":"place","solution":{"orientation":18,"anchor":[6,4]}},"solution":"Lg5g6g7^2"},
  {"id":"allowed","link":"1.square.2.aNxb","marks":[],"task":{"kind":"placements","choices":[{"orientation":49,"anchor":[3,3]},{"orientation":29,"anchor":[6,3]},{"orientation":13,"anchor":[2,3]}]},"solution":"3"},
  {"id":"sides","link":"1.square.2.BBydaTGwwYaO","marks":[],"task":{"kind":"place","solution":{"orientation":49,"anchor":[5,3]}},"solution":"If4g4h4"},
  {"id":"out","link":"1.square.2.xIi2GMutABbrbKSCQoDcskPyoAEmpNy6Kgo8dOoLyqxppjfddZZFcbtJ","marks":[],"task":{"kind":"outcome","choices":["yellow","green","draw"]},"solution":"3"},
  {"id":"count","link":"1.square.2p.CZixwci0WfXiaI","marks":[],"task":{"kind":"count"},"solution":"10"},
  {"id":"edge","link":"1.square.2p.BAw7BbWPd0YMxg","marks":[],"task":{"kind":"count"},"solution":"2"},
  {"id":"neutral","link":"1.square.2n.","marks":[],"task":{"kind":"place","solution":{"orientation":53,"anchor":[3,3]}},"solution":"Nd4^3"},
  {"id":"octagon","link":"1.octagon.2p.wXYrAUan","marks":[[2,0],[3,0],[4,0],[5,0]],"task":{"kind":"place","solution":{"orientation":35,"anchor":[2,0]}},"solution":"Tc2d1d2e2"},
  {"id":"four","link":"1.square.4.HDaRmbBx","marks":[],"task":{"kind":"place","solution":{"orientation":6,"anchor":[6,4]}},"solution":"Lg5h5h6h7"},
];
