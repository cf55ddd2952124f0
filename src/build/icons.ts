import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** An icon of the package, in the size of a line of text. */
interface Shape {
  readonly heights: { readonly 16: { readonly path: string } };
}

/** The icons of `@primer/octicons` that pages show. */
const names = [
  ...['book'],
  ...['check-circle-fill', 'circle-slash', 'clock', 'code'],
  ...['comment', 'comment-discussion', 'container', 'dot-fill', 'download', 'eye', 'file'],
  ...['file-directory-fill', 'file-submodule', 'file-symlink-file', 'gear', 'git-branch'],
  ...['git-commit', 'git-compare', 'git-merge', 'git-pull-request', 'git-pull-request-closed'],
  ...['git-pull-request-draft', 'globe', 'heart', 'history', 'home', 'hourglass', 'issue-closed'],
  ...['issue-opened', 'iterations', 'link', 'lock', 'log', 'milestone'],
  ...['organization', 'people', 'play', 'plus'],
  ...['project', 'question', 'repo', 'repo-forked', 'rocket', 'search', 'shield-lock'],
  ...['skip-fill', 'smiley', 'stack', 'star', 'sync', 'tag'],
  ...['thumbsdown', 'thumbsup'],
  ...['trash', 'workflow', 'x-circle-fill'],
];

const target = path.resolve(import.meta.dirname, '../pages/icon-shapes.ts');

/** Writes the shapes of the icons, or reports that the file differs from its package. */
async function writeShapes(checks: boolean): Promise<void> {
  const shapes = createRequire(import.meta.url)('@primer/octicons') as Readonly<
    Record<string, Shape>
  >;
  const lines = names.map((name) => {
    const shape = shapes[name];
    if (shape === undefined) throw new Error(`@primer/octicons has no icon ${name}`);
    return `  '${name}': '${shape.heights[16].path.replaceAll('></path>', '/>')}',`;
  });
  const text = `// Written by src/build/icons.ts from @primer/octicons (MIT License, Copyright (c) GitHub Inc.); do not edit.

/** Shapes of icons in a square of 16 units, by name. */
export const iconShapes = {
${lines.join('\n')}
} as const;
`;
  const formatted = await format(text, {
    ...(await resolveConfig(target)),
    filepath: target,
  });
  if (!checks) await writeFile(target, formatted);
  else if ((await readFile(target, 'utf8')) !== formatted) {
    process.stderr.write('src/pages/icon-shapes.ts differs from its package: npm run icons\n');
    process.exitCode = 1;
  }
}

await writeShapes(process.argv.includes('check'));
