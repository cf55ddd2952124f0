import type { World } from '#test/contract/world.ts';
import { anotherRef, noRef } from '#test/contract/shared-requests.ts';
import { newSigner } from './tags/signing.ts';
import { type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';

/** A tag with a signature, which is a part of the message as git sees it. */
const signedTag = (world: World) => {
  const signature = newSigner('developer@example.com').signature(Buffer.from('anything'));
  return anotherRef(world, 'tags', `Signed\n${signature}`);
};

/** Calls that succeed. */
export const calls: Calls = {
  getTag: (world) => anotherRef(world, 'tags'),
  getTagSignature: signedTag,
  deleteTag: (world) => anotherRef(world, 'tags'),
  createTag: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { tag_name: unique(), ref: 'main' },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createTag: () => ({ body: { tag_name: 'a..b', ref: 'main' } }),
  deleteTag: () => noRef,
};
