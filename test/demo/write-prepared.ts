import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#src/database/database.ts';
import { migrate } from '#src/database/migrate.ts';
import { useInstanceSecret } from '#src/database/sealing.ts';
import { preparedFile } from '#src/demo/prepared-file.ts';
import { createGit } from '#src/git/git.ts';
import { prepareDemo, printDemo } from './prepare.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'hearth-prepared-'));
const db = await connect(`sqlite:${folder}/hearth.sqlite`);
const git = createGit({ dataDir: folder });
try {
  await migrate(db);
  useInstanceSecret(db, 'of an instance whose secrets stay behind');
  const project = path.resolve(import.meta.dirname, '../..');
  await writeFile(path.join(project, preparedFile), printDemo(await prepareDemo(db, git)));
} finally {
  await git.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
}
