import type { FC } from 'hono/jsx';
import type { Page } from '#src/lists/offset.ts';
import { Button, Form, PostButton, Select, TextArea, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment, MomentOrNever } from '#src/pages/texts.tsx';
import type { SshKeyRow } from '#src/domains/accounts/ssh-keys/table.ts';
import { ExpiryField, expiryLabels } from '../expiry.tsx';
import type { Outcome } from '../own-things.tsx';

export const sshKeysPath = '/-/profile/keys';

export const sshKeyLabels = { title: 'Title', key: 'Key', ...expiryLabels };

export const usages = [
  ['auth_and_signing', 'Access and signatures'],
  ['auth', 'Access to repositories'],
  ['signing', 'Signatures'],
] as const;

interface Props extends Page<SshKeyRow>, Outcome {
  readonly frame: Frame;
  readonly now: Date;
}

export const SshKeys: FC<Props> = (props) => {
  const { frame, now, rows, page } = props;
  return (
    <>
      <p>
        Your public keys, which programs read from the API. Git over SSH and signatures with these
        keys are not there yet: clone and push over HTTP, with{' '}
        <a href={`${frame.base}/-/profile/personal_access_tokens`}>an access token</a> as password.
      </p>
      <Items none="You have no SSH keys.">
        {rows.map((key) => (
          <Item
            title={key.title}
            mark={isOver(key.expires_at, now) ? 'Expired' : null}
            actions={
              <PostButton
                frame={frame}
                action={`${sshKeysPath}/${key.id}/remove`}
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
                ['Expires', <MomentOrNever at={key.expires_at} />],
              ]}
            />
          </Item>
        ))}
      </Items>
      <Pager frame={frame} path={sshKeysPath} page={page} />
      <AddForm {...props} />
    </>
  );
};

const AddForm: FC<Props> = ({ frame, form, beside }) => {
  const text = (name: string) => form?.text(name) ?? '';
  return (
    <>
      <h2>Add a key</h2>
      <Form frame={frame} action={sshKeysPath}>
        <TextField
          name="title"
          label={sshKeyLabels.title}
          hint="So that you know later which key it is: “Laptop”."
          value={text('title')}
          errors={beside['title']}
          required
        />
        <TextArea
          name="key"
          label={sshKeyLabels.key}
          hint="The public key, which begins with “ssh-ed25519” or the like. Never the private one."
          value={text('key')}
          errors={beside['key']}
          required
        />
        <ExpiryField thing="key" form={form} beside={beside} />
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
};

const isOver = (expiresAt: string | null, now: Date) =>
  expiresAt !== null && expiresAt <= now.toISOString();
