import type { Router } from 'express';
import { Button, Form, PostButton, TextArea } from '#src/pages/fields.tsx';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment } from '#src/pages/texts.tsx';
import { listGpgKeys } from '#src/domains/accounts/gpg-keys/finder.ts';
import { removeGpgKey } from '#src/domains/accounts/gpg-keys/remove.ts';
import { addGpgKey } from '#src/domains/accounts/gpg-keys/table.ts';
import { readPageQuery } from '../page-query.ts';
import { type PageHandlers, type PageParts, toDoing } from '../handlers.tsx';
import { createOwnThingsRouter } from './own-things.tsx';

const path = '/-/profile/gpg_keys';

const labels = { key: 'Key' };

const notices = { added: 'The key was added.', removed: 'The key was removed.' };

/** The GPG keys of the visitor. */
export function createGpgKeysRouter(
  handlers: PageHandlers,
  { environment: { db } }: PageParts,
): Router {
  return createOwnThingsRouter(handlers, {
    path,
    title: 'GPG keys',
    labels,
    notices,

    async add(visit, form) {
      await addGpgKey(db, visit.actor.user.id, form.text('key'), toDoing(visit));
      return null;
    },

    actions: {
      async remove(visit, id) {
        await removeGpgKey(db, visit.actor.user, id, toDoing(visit));
        return 'removed';
      },
    },

    async content({ frame, actor }, req, { form, beside }) {
      const { rows, page } = await listGpgKeys(db, actor.user.id, readPageQuery(req));
      return (
        <>
          <p>Commits and tags that you have signed with one of these keys are shown as verified.</p>
          <Items none="You have no GPG keys.">
            {rows.map((key) => (
              <Item
                title={<code>{inGroups(key.fingerprint)}</code>}
                actions={
                  <PostButton
                    frame={frame}
                    action={`${path}/${key.id}/remove`}
                    kind="danger"
                    label={`Remove the key ${key.fingerprint.slice(-8).toUpperCase()}`}
                  >
                    Remove
                  </PostButton>
                }
              >
                <Facts facts={[['Added', <Moment at={key.created_at} />]]} />
              </Item>
            ))}
          </Items>
          <Pager frame={frame} path={path} page={page} />
          <h2>Add a key</h2>
          <Form frame={frame} action={path}>
            <TextArea
              name="key"
              label={labels.key}
              hint="The public key as one block, which begins with “-----BEGIN PGP PUBLIC KEY BLOCK-----”."
              rows={8}
              value={form?.text('key')}
              errors={beside['key']}
              required
            />
            <Button>Add the key</Button>
          </Form>
        </>
      );
    },
  });
}

/** A fingerprint as people compare it. */
const inGroups = (fingerprint: string) =>
  fingerprint.toUpperCase().replace(/.{4}(?=.)/g, (digits) => `${digits} `);
