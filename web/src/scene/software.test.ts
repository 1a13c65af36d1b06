import { expect, test } from 'vitest';
import { isSoftware } from './software';

test.each(['llvmpipe, or similar', 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))', 'Microsoft Basic Render Driver'])(
  '%s draws on the processor',
  (name) => expect(isSoftware(name)).toBe(true),
);

test.each(['Intel(R) HD Graphics, or similar', 'WebKit WebGL', 'ANGLE (NVIDIA, NVIDIA GeForce GTX 980)'])('%s is a graphics card', (name) =>
  expect(isSoftware(name)).toBe(false),
);
