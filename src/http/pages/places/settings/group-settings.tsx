import type { FC } from 'hono/jsx';
import { Forbidden } from '#src/errors.ts';
import { Button, Confirmed, Form, PostButton, TextArea, TextField } from '#src/pages/fields.tsx';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readNotice } from '../../page-query.ts';
import { attempt, type Refused } from '../../refused.ts';
import { GroupPage } from '../group-page.tsx';
import type { PlacePages } from '../place-pages.ts';
import { VisibilityField, visibilityLabels } from '../visibility-field.tsx';
import type { GroupVisit } from '../visits.ts';
import { checkConfirmation, Confirmation } from './confirmation.tsx';

interface Values {
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly visibility: string;
}

const labels: Readonly<Record<string, string>> = {
  ...visibilityLabels,
  name: 'Name',
  path: 'Path',
  description: 'Description',
  confirmation: 'Path',
};

const notices = {
  saved: 'The settings were saved.',
  marked: 'The group is marked for deletion.',
  restored: 'The group is kept.',
};

/** Settings of a group that people look for first. */
export function addGroupSettings(pages: PlacePages): void {
  pages.groupOwn('/edit', async (visit, req) => showSettings(visit, {}, readNotice(req, notices)));
  pages.groupForm('/edit', async (visit, form) => {
    const values = readValues(form);
    const { refused, done } = await attempt(labels, () =>
      visit.api.call('updateGroup', {
        params: { id: visit.group.id },
        body: { ...values, visibility: values.visibility as 'private' },
      }),
    );
    if (refused !== null) return showSettings(visit, { values, refused });
    return { redirect: `/groups/${done.full_path}/-/edit?done=saved` };
  });
  pages.groupForm('/settings/delete', async (visit, form) => {
    const { refused } = await attempt(labels, async () => {
      checkConfirmation(visit.group.full_path, form);
      await visit.api.call('deleteGroup', { params: { id: visit.group.id } });
    });
    if (refused !== null) return showSettings(visit, { deletion: refused });
    const left = await visit.api.optional('getGroup', {
      params: { id: visit.group.id },
      query: { with_projects: false },
    });
    return left === null ? { redirect: '/' } : goBack(visit, 'marked');
  });
  pages.groupForm('/settings/restore', async (visit) => {
    await visit.api.call('restoreGroup', { params: { id: visit.group.id } });
    return goBack(visit, 'restored');
  });
}

const goBack = ({ root }: GroupVisit, done: keyof typeof notices): Reply => ({
  redirect: `${root}/-/edit?done=${done}`,
});

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  path: form.text('path').trim(),
  description: form.text('description').replaceAll('\r\n', '\n'),
  visibility: form.text('visibility'),
});

/** The form that was refused, with what was typed. */
interface SentSettings {
  readonly values?: Values;
  readonly refused?: Refused;
  readonly deletion?: Refused;
}

function showSettings(visit: GroupVisit, sent: SentSettings, notice: string | null = null): Reply {
  if (visit.group.level < AccessLevel.Owner) throw new Forbidden();
  const refused = sent.refused ?? sent.deletion ?? null;
  return {
    status: refused === null ? 200 : 422,
    page: (
      <GroupPage
        visit={visit}
        title="Settings"
        tab="settings"
        notice={notice}
        alert={refused?.alert ?? null}
      >
        <SettingsForm visit={visit} sent={sent} />
        <h2>Delete</h2>
        <Deletion visit={visit} deletion={sent.deletion ?? null} />
      </GroupPage>
    ),
  };
}

const SettingsForm: FC<{ readonly visit: GroupVisit; readonly sent: SentSettings }> = ({
  visit: { facts, frame, group, root },
  sent,
}) => {
  const beside = sent.refused?.beside ?? {};
  const values = sent.values ?? {
    name: facts.name,
    path: facts.path,
    description: facts.description,
    visibility: group.visibility,
  };
  return (
    <Form frame={frame} action={`${root}/-/edit`}>
      <TextField
        name="name"
        label="Name"
        value={values.name}
        errors={beside['name']}
        maxlength={255}
        required
      />
      <TextField
        name="path"
        label="Path"
        hint="Part of the address of the group and of its projects"
        value={values.path}
        errors={beside['path']}
        maxlength={255}
        required
      />
      <TextArea
        name="description"
        label="Description"
        rows={3}
        value={values.description}
        errors={beside['description']}
        maxlength={255}
      />
      <VisibilityField value={values.visibility} beside={beside} />
      <div class="buttons">
        <Button>Save changes</Button>
      </div>
    </Form>
  );
};

const Deletion: FC<{ readonly visit: GroupVisit; readonly deletion: Refused | null }> = ({
  visit: { facts, frame, group, root },
  deletion,
}) => {
  const day = 'marked_for_deletion_on' in facts ? facts.marked_for_deletion_on : null;
  return day ? (
    <>
      <p>The group is deleted on {day}, with its subgroups and projects.</p>
      <PostButton frame={frame} action={`${root}/-/settings/restore`} kind="quiet">
        Restore group
      </PostButton>
    </>
  ) : (
    <Confirmed
      frame={frame}
      action={`${root}/-/settings/delete`}
      summary="Delete this group"
      button="Delete group"
      open={deletion !== null}
    >
      <p>Its subgroups and projects are deleted with it.</p>
      <Confirmation
        id="confirm-delete"
        fullPath={group.full_path}
        beside={deletion?.beside ?? {}}
      />
    </Confirmed>
  );
};
