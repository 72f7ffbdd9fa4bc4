import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { hoverForPointers } from './hover-for-pointers';

async function built(source: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [hoverForPointers] } } }, 'build');
  const { code } = await preprocessCSS(source, 'card.css', config);
  return code.replaceAll(/\s+/g, '');
}

test('What looks different under the pointer does so only where there is one', async () => {
  expect(await built('.a { color: red } .a:hover { color: blue } .b { color: green }')).toBe(
    '.a{color:red}@media(hover:hover){.a:hover{color:blue}}.b{color:green}',
  );
});

test('What the keyboard chooses looks so on every device, though the pointer chooses the same', async () => {
  expect(await built('.a:hover .b, .a[data-chosen] .b { color: blue }')).toBe(
    '.a[data-chosen].b{color:blue}@media(hover:hover){.a:hover.b{color:blue}}',
  );
});
