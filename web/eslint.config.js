/** What the compiler does not see: unused or unsafe code in scripts and components, and modules that import each other in a circle. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', 'src/wasm', 'src/wire', 'test-results', 'tests/screenshots'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    // svelte-check knows every name with its type.
    rules: { 'no-undef': 'off', eqeqeq: 'error', 'prefer-const': 'error', 'no-var': 'error' },
  },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
