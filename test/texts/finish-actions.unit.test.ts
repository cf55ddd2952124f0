import { expect, it } from 'vitest';
import type { RequestContext } from '#src/context.ts';
import { Forbidden } from '#src/errors.ts';
import { GitTimeout } from '#src/git/errors.ts';
import { finishActions } from '#src/domains/conversation/quick-actions/apply.ts';
import type { ReadActions } from '#src/domains/conversation/quick-actions/read.ts';

const failing = (error: Error): ReadActions => ({
  ...{
    text: 'Go',
    given: {},
    effects: [],
    isSaid: false,
    isMeaningless: false,
    changes: {},
    summary: [],
  },
  later: [
    { act: () => Promise.reject(error), changes: { merge: 1 }, refused: 'It was not merged.' },
  ],
});
const context = {} as RequestContext;

it.each([new Forbidden(), new GitTimeout('merge-tree')])(
  'a note that is stored is answered, whatever its commands came to: %s',
  async (error) => {
    const told = await finishActions(context, failing(error));
    expect(told).toEqual({ changes: {}, summary: ['It was not merged.'] });
  },
);

it('an unforeseen input is an error', async () => {
  await expect(finishActions(context, failing(new TypeError('no')))).rejects.toThrow(TypeError);
});
