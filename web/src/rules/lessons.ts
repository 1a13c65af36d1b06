/** Answers to lessons, judged by the rules. */
import { advice as wasmAdvice, judge as wasmJudge } from '../wasm/rules';

/** What is said to an answer in a lesson. */
export type Verdict =
  | { kind: 'right' }
  /** A rule is against it. */
  | { kind: 'refused' }
  /** Allowed, but not what was asked for: the last part of a message and what it names. */
  | { kind: 'not-yet'; why: string; values: Record<string, string> };

/** Judges an answer: a move, a cell, a number, or the number of a choice from 1. What cannot be read as an answer is refused too. */
export function judge(lesson: string, answer: string): Verdict {
  let verdict: string;
  try {
    verdict = wasmJudge(lesson, answer);
  } catch {
    return { kind: 'refused' };
  }
  const [kind = '', name, value] = verdict.split(' ');
  if (kind === 'right' || kind === 'refused') return { kind };
  return { kind: 'not-yet', why: kind, values: name && value ? { [name]: value } : {} };
}

/** What a suggested move does in the position of a link: the last part of a message. */
export function advice(link: string, move: string): string {
  return wasmAdvice(link, move);
}
