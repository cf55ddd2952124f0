import { afterAll, beforeEach } from 'vitest';
import { tryProtocol } from '#test/domains/registry/container-registry/protocol-table.ts';
import { startApp } from '#test/support/app.ts';
import { Distribution } from './distribution.ts';
import { describeWith } from './registry-programs.ts';

/** The cases of the table in which Distribution 2.8 differs from the embedded registry: one that passes all the same is a failure. */
const differences: ReadonlySet<string> = new Set([
  // Names are judged after the token, or are unknown addresses; refusals of addresses and methods have no body of the protocol.
  'names and addresses: refuse upper case',
  'names and addresses: refuse one component',
  'names and addresses: refuse dots',
  'names and addresses: refuse an encoded slash',
  'names and addresses: refuse more than twenty components',
  'names and addresses: refuse two dots in a component',
  'names and addresses: refuse a dash at the end',
  'names and addresses: refuse more than 255 letters',
  'names and addresses: refuse methods that are none',
  // The registry supports no referrers and no subjects.
  'challenges name the scope: of GET referrers/sha256:0000000000000000000000000000000000000000000000000000000000000000',
  'manifests: are refused: a broken subject',
  'lists: of referrers tell who is about a manifest',
  'lists: of referrers may be about a manifest that is not there',
  // Repositories are unknown only to lists of tags.
  'names and addresses: without a repository know nothing',
  'manifests: that are unknown',
  // Layers are not taken with the request that begins an upload; ranges of chunks and encodings are not looked at; a wrong digest leaves the upload.
  'uploads: are one request where the digest is known',
  'uploads: take chunks in their order, and tell where they are',
  'uploads: refuse four bytes as the range 0-9',
  'uploads: refuse four bytes as the range 3-1',
  'uploads: refuse four bytes as the range x',
  'uploads: refuse four bytes as the range bytes */4',
  'uploads: refuse four bytes as the range 0-',
  'uploads: end with a wrong digest',
  'uploads: are sent as they are',
  // Ranges that nobody can answer are answered otherwise, and blobs have another media type.
  'blobs: are read as they were sent',
  'blobs: answer the range bytes=10-',
  'blobs: answer the range bytes=-0',
  'blobs: answer the range bytes=4-2',
  'blobs: answer the range bytes=0-1,4-5',
  'blobs: answer the range lines=1-2',
  // A blob is deleted though a manifest names it.
  'blobs: can be deleted while no manifest names them',
  // A mount is judged by the token alone, and refused where that lacks the source.
  'blobs: are mounted from another repository of the namespace',
  'blobs: are not mounted from another namespace, nor without a token for it',
  // Manifests are looked at less closely, and refused with other codes.
  'manifests: are refused: no configuration',
  'manifests: are refused: no layers',
  'manifests: are refused: no manifests',
  'manifests: are refused: a negative size',
  'manifests: are refused: a broken digest',
  'manifests: are refused: a layer of another size',
  'manifests: are refused: too many layers',
  'manifests: need the blobs and manifests that they name',
  'manifests: need no layers that are to be had elsewhere',
  'manifests: are refused by their reference',
  'manifests: are smaller than four megabytes',
  // Tags are not deleted by their names, and listed in one piece, in no order.
  'manifests: lose one tag, or go with all of them',
  'lists: of tags are in the order of their bytes, page by page',
  // A token that allows to push makes the row of the repository.
  'finds the project by the longest path, in lower case',
]);

describeWith(['docker-registry'], 'the protocol at Distribution 2.8', async ([program]) => {
  const distribution = await Distribution.at(program);
  afterAll(() => distribution.close());
  const app = await startApp({ config: { registry: 'external', registryUrl: distribution.url } });
  await distribution.start(app, 'secret-of-notifications');
  beforeEach(({ task }) => {
    const names = [task.name, `${task.suite?.name}: ${task.name}`];
    if (names.some((name) => differences.has(name))) Object.assign(task, { fails: true });
  });
  await tryProtocol(app, distribution.url);
});
