import type { FC } from 'hono/jsx';
import { Button, Confirmed, Form, Select, TextField } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import type { BodyOf } from '../operations.ts';
import type { MembersPlace } from './place.ts';

/** Values of the forms of members, as people write them. */
export interface MemberValues {
  readonly names: string;
  readonly role: string;
  readonly expires: string;
}

/** A form that was refused: about a member, or about new ones. */
export interface RefusedMember {
  readonly user: number | null;
  readonly values: MemberValues;
  readonly refused: Refused;
}

export const memberLabels: Readonly<Record<string, string>> = {
  user_id: 'Usernames',
  user: 'Usernames',
  access_level: 'Role',
  expires_at: 'Until',
};

export const readMemberValues = (form: SentForm): MemberValues => ({
  names: form.text('names'),
  role: form.text('role'),
  expires: form.text('expires'),
});

/** Attributes of a membership for the operations; an empty day means no end. */
export const toMembership = ({ role, expires }: MemberValues) => ({
  access_level: /^\d{1,3}$/.test(role) ? Number(role) : -1,
  expires_at: expires === '' ? null : expires,
});

interface FieldProps {
  readonly place: MembersPlace;
  readonly id: string;
  readonly value: string;
  readonly errors?: readonly string[] | undefined;
}

export const RoleField: FC<FieldProps> = ({ place, id, value, errors }) => (
  <Select name="role" id={id} label="Role" value={value} choices={place.roles} errors={errors} />
);

const UntilField: FC<Omit<FieldProps, 'place'>> = ({ id, value, errors }) => (
  <TextField name="expires" id={id} label="Until" type="date" value={value} errors={errors} />
);

interface FormProps {
  readonly place: MembersPlace;
  /** Refused form, shown again with the reason. */
  readonly sent: RefusedMember | null;
}

/** Form that adds members by their usernames. */
export const AddMembers: FC<FormProps> = ({ place, sent }) => {
  const beside = sent?.refused.beside ?? {};
  return (
    <section class="box" aria-labelledby="add-members">
      <h2 class="box-title" id="add-members">
        Add members
      </h2>
      <div class="box-body">
        <Form frame={place.visit.frame} action={place.path}>
          <div class="fields-row">
            <TextField
              name="names"
              label="Usernames"
              value={sent?.values.names ?? ''}
              errors={beside['user_id'] ?? beside['user']}
              maxlength={4096}
              required
            />
            <RoleField
              place={place}
              id="role"
              value={sent?.values.role ?? '30'}
              errors={beside['access_level']}
            />
            <UntilField
              id="expires"
              value={sent?.values.expires ?? ''}
              errors={beside['expires_at']}
            />
            <Button>Add</Button>
          </div>
        </Form>
      </div>
    </section>
  );
};

/** Form that changes role and end of a membership. */
export const ChangeMember: FC<
  FormProps & { readonly member: BodyOf<'listAllProjectMembers'>[number] }
> = ({ place, member, sent }) => {
  const beside = sent?.refused.beside ?? {};
  return (
    <Confirmed
      frame={place.visit.frame}
      action={`${place.path}/${member.id}`}
      summary="Change"
      label={`Change ${member.name}`}
      button="Save"
      kind="primary"
      open={sent !== null}
    >
      <RoleField
        place={place}
        id={`role-${member.id}`}
        value={sent?.values.role ?? String(member.access_level)}
        errors={beside['access_level']}
      />
      <UntilField
        id={`expires-${member.id}`}
        value={sent?.values.expires ?? member.expires_at ?? ''}
        errors={beside['expires_at']}
      />
    </Confirmed>
  );
};
