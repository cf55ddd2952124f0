import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, Select, TextArea, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import type { UserRow } from '#src/records/user.ts';
import { hiddenCommitEmail } from '#src/domains/core/users/presenter.ts';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import { ProfilePage } from '../profile-page.tsx';

export const detailsPath = '/-/profile';

/** Texts that people say about themselves. */
const texts = [
  ['name', 'Name'],
  ['username', 'Username'],
  ['pronouns', 'Pronouns'],
  ['job_title', 'Job title'],
  ['organization', 'Organization'],
  ['location', 'Location'],
  ['website_url', 'Website'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['skype', 'Skype'],
] as const;

export const detailLabels = {
  ...Object.fromEntries(texts),
  bio: 'About you',
  public_email: 'Public email address',
  commit_email: 'Email address of commits',
};

const hints: Readonly<Record<string, string>> = {
  username: 'Part of the address of your projects: a new one changes all of these.',
};

/** The form that was not taken. */
export interface RefusedDetails {
  readonly form: SentForm;
  readonly refused: Refused;
}

interface Props {
  readonly frame: Frame;
  readonly user: UserRow;
  /** Confirmed addresses of the user. */
  readonly addresses: readonly string[];
  readonly notice: string | null;
  readonly sent: RefusedDetails | undefined;
}

export const DetailsPage: FC<Props> = (props) => {
  const { frame, user, notice, sent } = props;
  return (
    <ProfilePage
      frame={frame}
      title="Profile"
      path={detailsPath}
      notice={notice}
      alert={sent?.refused.alert ?? null}
    >
      <p>
        What you say of yourself here can be read by everybody who may know of you. Your primary
        email address is {user.email}:{' '}
        <a href={`${frame.base}/-/profile/emails`}>change your addresses</a>.
      </p>
      <Form frame={frame} action={detailsPath}>
        <Texts {...props} />
        <Addresses {...props} />
        <Checkbox
          name="user[private_profile]"
          label="Private profile"
          hint="Others see no more than your name and picture."
          checked={
            sent?.form.text('user[private_profile]') === '1' ||
            (sent === undefined && user.private_profile)
          }
        />
        <Button>Save</Button>
      </Form>
    </ProfilePage>
  );
};

const readValue = ({ sent, user }: Props, name: keyof UserRow) =>
  sent?.form.text(`user[${name}]`) ?? String(user[name] ?? '');

const Texts: FC<Props> = (props) => {
  const beside = props.sent?.refused.beside ?? {};
  return (
    <>
      {texts.map(([name, label]) => (
        <TextField
          name={`user[${name}]`}
          label={label}
          hint={hints[name]}
          value={readValue(props, name)}
          errors={beside[name]}
          required={name === 'name' || name === 'username'}
          type={name === 'website_url' ? 'url' : 'text'}
        />
      ))}
      <TextArea
        name="user[bio]"
        label={detailLabels.bio}
        value={readValue(props, 'bio')}
        errors={beside['bio']}
      />
    </>
  );
};

const Addresses: FC<Props> = (props) => {
  const beside = props.sent?.refused.beside ?? {};
  const shown = props.addresses.map((email) => [email, email] as const);
  return (
    <>
      <Select
        name="user[public_email]"
        label={detailLabels.public_email}
        hint="Others see it on your profile."
        choices={[['', 'None'], ...shown]}
        value={readValue(props, 'public_email')}
        errors={beside['public_email']}
      />
      <Select
        name="user[commit_email]"
        label={detailLabels.commit_email}
        hint="For commits that are made in the browser or with the API."
        choices={[
          ['', 'The primary address'],
          [hiddenCommitEmail, 'An address that hides yours'],
          ...shown,
        ]}
        value={readValue(props, 'commit_email')}
        errors={beside['commit_email']}
      />
    </>
  );
};
