// Made from the crates by `make types`. Do not edit: a test compares.

/** The version of the socket's messages. */
export const VERSION = 2;

/** The most characters of a name. */
export const LONGEST_NAME = 32;

/** The standard boards. */
export const BOARDS = ['square', 'diamond', 'octagon', 'ring'] as const;

/** How well the computer can play. */
export const STRENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** All that the engine has. */
export const FULL_STRENGTH = 9;

/** From this strength on the engine judges by a network, at first only in its better games. */
export const NETWORK_STRENGTH = 7;

/** The shortest time to an answer of the computer, so that people can follow, and its longest search, in milliseconds. */
export const ANSWER_TIME = { least: 700, most: 4000 };

/** What a computer with a clock spends on a move: one part in so many of the time that is left, and so many parts in a hundred of the increment. */
export const CLOCK_SHARE = { moves: 10, incrementPercent: 75 };

/** As many moves of a line as people read. */
export const LINE_LENGTH = 6;

/** The rating of somebody who is new to puzzles. */
export const FIRST_RATING = 1000;

/** The themes by which puzzles are chosen. */
export const THEMES = ['win', 'defence', 'points', 'cut', 'cover', 'wall'] as const;
