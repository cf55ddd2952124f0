import type { FC } from 'hono/jsx';
import { applicationScopes } from '#src/auth/scopes.ts';
import { Button, Checkbox, Form, TextArea, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import { checkApplicationAttributes } from '#src/domains/accounts/applications/attributes.ts';
import type { SentForm } from '../forms.ts';
import type { Refused } from '../refused.ts';
import { ScopeChoice } from '../scope-choice.tsx';

export const applicationLabels = {
  name: 'Name',
  redirect_uri: 'Redirect addresses',
  scopes: 'Scopes',
};

export interface Sent {
  readonly form: SentForm;
  readonly refused: Refused;
}

/**
 * The attributes that a form asks for; only applications of the instance can be trusted.
 * @throws BadRequest with all that is wrong
 */
export const readApplicationAttributes = (form: SentForm, mayTrust: boolean) =>
  checkApplicationAttributes({
    name: form.text('name'),
    redirect_uri: form.text('redirect_uri'),
    scopes: form.all('scopes[]').join(' '),
    confidential: form.text('confidential') === '1',
    trusted: mayTrust && form.text('trusted') === '1',
  });

interface ApplicationFormProps {
  readonly frame: Frame;
  readonly action: string;
  /** The application that is changed; null for a new one. */
  readonly application: OauthApplicationRow | null;
  readonly sent: Sent | null;
  readonly mayTrust: boolean;
}

/** The fields of an application, with submitted or current values. */
export const ApplicationForm: FC<ApplicationFormProps> = (props) => {
  const { frame, action, application, sent, mayTrust } = props;
  const beside = sent?.refused.beside ?? {};
  const ticked = (name: 'confidential' | 'trusted', otherwise: boolean) =>
    sent === null ? (application?.[name] ?? otherwise) : sent.form.text(name) === '1';
  return (
    <Form frame={frame} action={action}>
      <TextField
        name="name"
        label={applicationLabels.name}
        hint="Users read it when they are asked to let the application in."
        value={sent?.form.text('name') ?? application?.name ?? ''}
        errors={beside['name']}
        required
      />
      <TextArea
        name="redirect_uri"
        label={applicationLabels.redirect_uri}
        hint="Where the application gets its answers: one address on each line, exactly as it sends them."
        value={sent?.form.text('redirect_uri') ?? application?.redirect_uri ?? ''}
        errors={beside['redirect_uri']}
        required
      />
      <Checkbox
        name="confidential"
        label="Confidential"
        hint="It can keep its secret: it runs on a server, not in browsers or on the devices of users."
        checked={ticked('confidential', true)}
      />
      {mayTrust ? (
        <Checkbox
          name="trusted"
          label="Trusted"
          hint="Users are not asked whether they let it in."
          checked={ticked('trusted', false)}
        />
      ) : null}
      <ScopeChoice
        scopes={applicationScopes}
        chosen={sent?.form.all('scopes[]') ?? application?.scopes ?? []}
        errors={beside['scopes']}
      />
      <Button>{application === null ? 'Register the application' : 'Save'}</Button>
    </Form>
  );
};
