import { describe, expect, it } from 'vitest';
import { lean } from './lean-three';

describe('a lean shader', () => {
  it('loses comments, indents and empty lines', () => {
    expect(lean('\n\t// why\n\tfloat a = 1.0; // one\n\n\t/* two\n\tlines */\n\treturn a;\n')).toBe('\nfloat a = 1.0;\nreturn a;\n');
  });

  it('keeps directives on lines of their own', () => {
    const glsl = '#ifdef USE_MAP\n\t#pragma unroll_loop_start\n\tfor ( int i = 0; i < 2; i ++ ) {\n\t}\n\t#pragma unroll_loop_end\n#endif';
    expect(lean(glsl)).toBe(glsl.replaceAll('\t', ''));
  });
});
