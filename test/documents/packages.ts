import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ForeignFile } from './documents.ts';

/**
 * The document on disk. Its package is fetched by the first run, and is neither a dependency nor installed.
 * @throws when the package is not the one that was looked at
 */
export function fetchDocument(document: ForeignFile, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const [scope = '', name = ''] = document.package.replace('@', '').split('/');
  const packed = join(folder, `${scope}-${name}-${document.version}.tgz`);
  if (!existsSync(packed)) {
    const wanted = `${document.package}@${document.version}`;
    execFileSync('npm', ['pack', wanted, '--silent', '--pack-destination', folder], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const integrity = `sha512-${hash('sha512', readFileSync(packed), 'base64')}`;
  if (integrity !== document.integrity)
    throw new Error(`${packed} is ${integrity}; delete it, or look at what has changed`);
  const file = join(folder, document.name, document.file);
  if (!existsSync(file)) {
    mkdirSync(join(folder, document.name), { recursive: true });
    execFileSync('tar', ['-xzf', packed, '-C', join(folder, document.name), document.file]);
  }
  return file;
}
