import { Button, Checkbox, Form, TextField } from '#src/pages/fields.tsx';
import { AdminPage } from '../../admin/admin-page.tsx';
import { requireAdministrator } from '../../admin/require-administrator.ts';
import { usersPath } from '../../admin/users/view.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import type { PlacePages } from '../place-pages.ts';

interface Values {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly admin: boolean;
}

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  username: 'Username',
  email: 'Email address',
  password: 'Password',
};

/** The form with which an administrator creates a user. */
export function addNewUser(pages: PlacePages): void {
  pages.own(`${usersPath}/new`, (visit) => {
    const values = { name: '', username: '', email: '', admin: false };
    return Promise.resolve(showForm(visit, values, null));
  });
  pages.ownForm(usersPath, async (visit, form) => {
    requireAdministrator(visit);
    const values = readValues(form);
    const password = form.text('password');
    const { refused } = await attempt(labels, () =>
      visit.api.call('createUser', {
        body: {
          ...values,
          ...(password === '' ? { reset_password: true } : { password }),
          skip_confirmation: true,
        },
      }),
    );
    if (refused !== null) return showForm(visit, values, refused);
    return { redirect: `${usersPath}?done=created` };
  });
}

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  username: form.text('username').trim(),
  email: form.text('email').trim(),
  admin: form.text('admin') === '1',
});

function showForm(visit: SignedInVisit, values: Values, refused: Refused | null): Reply {
  requireAdministrator(visit);
  const { frame } = visit;
  const beside = refused?.beside ?? {};
  return {
    status: refused === null ? 200 : 422,
    page: (
      <AdminPage frame={frame} title="New user" path={usersPath} alert={refused?.alert ?? null}>
        <Form frame={frame} action={usersPath}>
          <TextField
            name="name"
            label="Name"
            value={values.name}
            errors={beside['name']}
            maxlength={255}
            required
            autofocus={refused === null}
          />
          <TextField
            name="username"
            label="Username"
            hint="Part of the address of the projects of the user"
            value={values.username}
            autocomplete="username"
            errors={beside['username']}
            maxlength={255}
            required
          />
          <TextField
            name="email"
            label="Email address"
            hint="The address counts as confirmed"
            type="email"
            value={values.email}
            errors={beside['email']}
            required
          />
          <TextField
            name="password"
            label="Password"
            hint="At least 8 characters. Without one, a mail lets the user choose a password"
            type="password"
            autocomplete="new-password"
            errors={beside['password']}
            maxlength={128}
          />
          <Checkbox
            name="admin"
            label="Administrator"
            hint="The user may change everything on this instance"
            checked={values.admin}
          />
          <div class="buttons">
            <Button>Create user</Button>
          </div>
        </Form>
      </AdminPage>
    ),
  };
}
