/** Answers to lessons, checked by the rules. */
import { advice as wasmAdvice, checkAnswer as wasmCheckAnswer, firstPiece as wasmFirstPiece } from '../wasm/rules';
import type { Feedback, MoveAdvice } from '../wire/guide';

/** The feedback to an answer. */
export type LessonFeedback = Feedback | { kind: 'unreadable' };

/** Checks an answer: a move, a cell, a number, or the number of a choice from 1. */
export function checkAnswer(lesson: string, answer: string): LessonFeedback {
  try {
    return JSON.parse(wasmCheckAnswer(lesson, answer)) as Feedback;
  } catch {
    return { kind: 'unreadable' };
  }
}

/** A piece to begin a first game with, in the position of a link; none for somebody who has begun. */
export function firstPiece(link: string): string | null {
  return wasmFirstPiece(link) ?? null;
}

/** What a suggested move does in the position of a link. */
export function advice(link: string, move: string): MoveAdvice {
  return JSON.parse(wasmAdvice(link, move)) as MoveAdvice;
}
