/** The computer: a wasm of its own in a worker, one question at a time. */
import init, { think } from '../wasm/caminos';
import type { ThoughtView } from '../wire/types';
import type { Answer, Question } from './messages';

const ready = init();

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { id, link, level, time, seed } = data;
  let answer: Answer;
  try {
    await ready;
    const found = think(link, level, time, seed);
    answer = { id, thought: found === undefined ? null : (JSON.parse(found) as ThoughtView) };
  } catch (error) {
    answer = { id, failure: String(error) };
  }
  self.postMessage(answer);
};
