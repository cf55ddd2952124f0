import { type Request, Router } from 'express';
import { Button, Form, PostButton, TextArea } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment } from '../../../pages/texts.tsx';
import { listGpgKeys } from '../../../resources/gpg-keys/finder.ts';
import { removeGpgKey } from '../../../resources/gpg-keys/remove.ts';
import { addGpgKey } from '../../../resources/gpg-keys/table.ts';
import { askedId, askedNotice, askedPage } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/gpg_keys';

const labels = { key: 'Key' };

const notices = { added: 'The key was added.', removed: 'The key was removed.' };

/** The GPG keys of the visitor. */
export function gpgKeysRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) => show(visit, req)),
  );

  router.post(
    path,
    ownForm(async (visit, form, req) => {
      const { refused } = await attempt(labels, () =>
        addGpgKey(db, visit.actor.user.id, form.text('key'), visit.now.toISOString()),
      );
      if (refused === null) return { redirect: `${path}?done=added` };
      return show(visit, req, { form, refused });
    }),
  );

  router.post(
    `${path}/:id/remove`,
    ownForm(async ({ actor }, _form, req) => {
      await removeGpgKey(db, actor.user, askedId(req));
      return { redirect: `${path}?done=removed` };
    }),
  );

  async function show(
    { frame, actor }: SignedInVisit,
    req: Request,
    sent?: { readonly form: SentForm; readonly refused: Refused },
  ): Promise<Reply> {
    const query = askedPage(req);
    const { rows, page } = await listGpgKeys(db, actor.user.id, query);
    return {
      status: sent === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title="GPG keys"
          path={path}
          notice={askedNotice(req, notices)}
          alert={sent?.refused.alert ?? null}
        >
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
              value={sent?.form.text('key')}
              errors={sent?.refused.beside['key']}
              required
            />
            <Button>Add the key</Button>
          </Form>
        </ProfilePage>
      ),
    };
  }

  return router;
}

/** A fingerprint as people compare it. */
const inGroups = (fingerprint: string) =>
  fingerprint.toUpperCase().replace(/.{4}(?=.)/g, (digits) => `${digits} `);
