import type { Router } from 'express';
import { Button, Form, PostButton, Select, TextArea, TextField } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment } from '../../../pages/texts.tsx';
import { isDay } from '../../../text/day.ts';
import { BadRequest } from '../../../errors.ts';
import { addSshKey } from '../../../resources/ssh-keys/add.ts';
import { listSshKeys } from '../../../resources/ssh-keys/finder.ts';
import { removeSshKey } from '../../../resources/ssh-keys/remove.ts';
import { askedPage } from '../asked.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { ownThingsRouter } from './own-things.tsx';

const path = '/-/profile/keys';

const labels = { title: 'Title', key: 'Key', expires_at: 'Expiry date' };

const usages = [
  ['auth_and_signing', 'Access and signatures'],
  ['auth', 'Access to repositories'],
  ['signing', 'Signatures'],
] as const;

const notices = { added: 'The key was added.', removed: 'The key was removed.' };

/** The SSH keys of the visitor. */
export function sshKeysRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { db, config } = environment;
  return ownThingsRouter(handlers, {
    path,
    title: 'SSH keys',
    labels,
    notices,

    async add({ actor, now }, form) {
      const day = form.text('expires_at');
      if (day !== '' && !isDay(day)) throw new BadRequest({ expires_at: ['is not a date'] });
      const usage_type = usages.find(([usage]) => usage === form.text('usage_type'))?.[0];
      const wanted = {
        title: form.text('title'),
        key: form.text('key'),
        expires_at: day === '' ? null : `${day}T00:00:00.000Z`,
        usage_type: usage_type ?? 'auth_and_signing',
      };
      const options = { actor, now: now.toISOString(), plan: config.plan };
      await addSshKey(db, actor.user.id, wanted, options);
      return null;
    },

    actions: {
      async remove({ actor, now }, id) {
        await removeSshKey(db, actor.user, id, { actor, now: now.toISOString() });
        return 'removed';
      },
    },

    async content({ frame, actor, now }, req, { form, beside }) {
      const { rows, page } = await listSshKeys(db, actor.user.id, askedPage(req));
      const text = (name: string) => form?.text(name) ?? '';
      return (
        <>
          <p>
            Your public keys, which programs read from the API. Git over SSH and signatures with
            these keys are not there yet: clone and push over HTTP, with{' '}
            <a href={`${frame.base}/-/profile/personal_access_tokens`}>an access token</a> as
            password.
          </p>
          <Items none="You have no SSH keys.">
            {rows.map((key) => (
              <Item
                title={key.title}
                mark={isOver(key.expires_at, now) ? 'Expired' : null}
                actions={
                  <PostButton
                    frame={frame}
                    action={`${path}/${key.id}/remove`}
                    kind="danger"
                    label={`Remove ${key.title}`}
                  >
                    Remove
                  </PostButton>
                }
              >
                <p class="quiet">
                  <code>{`${key.type} SHA256:${key.fingerprint_sha256}`}</code>
                </p>
                <Facts
                  facts={[
                    ['For', usages.find(([usage]) => usage === key.usage_type)?.[1] ?? ''],
                    ['Added', <Moment at={key.created_at} />],
                    ['Expires', key.expires_at === null ? 'never' : <Moment at={key.expires_at} />],
                  ]}
                />
              </Item>
            ))}
          </Items>
          <Pager frame={frame} path={path} page={page} />
          <h2>Add a key</h2>
          <Form frame={frame} action={path}>
            <TextField
              name="title"
              label={labels.title}
              hint="So that you know later which key it is: “Laptop”."
              value={text('title')}
              errors={beside['title']}
              required
            />
            <TextArea
              name="key"
              label={labels.key}
              hint="The public key, which begins with “ssh-ed25519” or the like. Never the private one."
              value={text('key')}
              errors={beside['key']}
              required
            />
            <TextField
              name="expires_at"
              label={labels.expires_at}
              type="date"
              hint="The key stops working when this day begins, in UTC. Without a date it does not."
              value={text('expires_at')}
              errors={beside['expires_at']}
            />
            <Select
              name="usage_type"
              label="For"
              choices={usages}
              value={text('usage_type') || 'auth_and_signing'}
            />
            <Button>Add the key</Button>
          </Form>
        </>
      );
    },
  });
}

const isOver = (expiresAt: string | null, now: Date) =>
  expiresAt !== null && expiresAt <= now.toISOString();
