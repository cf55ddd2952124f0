import type { Request } from 'express';
import type { FC } from 'hono/jsx';
import {
  Button,
  Checkbox,
  Confirmed,
  Form,
  PostButton,
  Select,
  TextField,
} from '#src/pages/fields.tsx';
import { Glyph } from '#src/pages/icons.tsx';
import { Item, Items, Pager } from '#src/pages/items.tsx';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { readNotice, readPageQuery } from '../../page-query.ts';
import { attempt, moveAlert, type Refused } from '../../refused.ts';
import type { BodyOf } from '../operations.ts';
import type { PlacePages } from '../place-pages.ts';
import type { ProjectVisit } from '../visits.ts';
import { requireManager, SettingsPage } from './settings-page.tsx';

type Protection = BodyOf<'listProtectedBranches'>[number];

interface Values {
  readonly name: string;
  readonly push: string;
  readonly merge: string;
  readonly force: boolean;
}

interface SentProtection {
  readonly values: Values;
  readonly refused: Refused;
}

const emptyValues: Values = { name: '', push: '40', merge: '40', force: false };

const labels: Readonly<Record<string, string>> = {
  name: 'Branch',
  push_access_level: 'May push',
  merge_access_level: 'May merge',
};

const notices = {
  added: 'The branch is protected.',
  changed: 'The protection was changed.',
  removed: 'The branch is not protected any more.',
};

const levels = [
  ['40', 'Maintainers'],
  ['30', 'Developers and maintainers'],
  ['0', 'Nobody'],
] as const;

/** Protected branches of a project. */
export function addProtectedBranches(pages: PlacePages): void {
  const path = '/settings/repository';
  pages.projectOwn(path, (visit, req) => showProtections(visit, req));
  pages.projectForm(`${path}/protected_branches`, async (visit, form, req) => {
    const values = readValues(form);
    const { refused } = await attempt(labels, () =>
      visit.api.call('protectBranch', {
        params: { id: visit.project.id },
        body: {
          name: values.name,
          push_access_level: toLevel(values.push),
          merge_access_level: toLevel(values.merge),
          allow_force_push: values.force,
        },
      }),
    );
    if (refused === null) return goBack(visit, 'added');
    const placed = moveAlert(refused, [[/name|branch/i, 'name']]);
    return showProtections(visit, req, { values, refused: placed });
  });
  pages.projectForm(`${path}/protected_branches/force_push`, async (visit, form) => {
    const params = { id: visit.project.id, name: form.text('name') };
    const allow_force_push = form.text('allow') === '1';
    await visit.api.call('updateProtectedBranch', { params, body: { allow_force_push } });
    return goBack(visit, 'changed');
  });
  pages.projectForm(`${path}/protected_branches/delete`, async (visit, form) => {
    const params = { id: visit.project.id, name: form.text('name') };
    await visit.api.call('unprotectBranch', { params });
    return goBack(visit, 'removed');
  });
}

const goBack = ({ root }: ProjectVisit, done: keyof typeof notices): Reply => ({
  redirect: `${root}/-/settings/repository?done=${done}`,
});

const readValues = (form: SentForm): Values => ({
  name: form.text('name').trim(),
  push: form.text('push'),
  merge: form.text('merge'),
  force: form.text('force') === '1',
});

/** A level as the operation reads it, which refuses other numbers. */
const toLevel = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : -1) as 40;

async function showProtections(
  visit: ProjectVisit,
  req: Request,
  sent: SentProtection | null = null,
): Promise<Reply> {
  requireManager(visit);
  const { api, frame, project, root } = visit;
  const { rows, page } = await api.list('listProtectedBranches', {
    params: { id: project.id },
    query: readPageQuery(req),
  });
  return {
    status: sent === null ? 200 : 422,
    page: (
      <SettingsPage
        visit={visit}
        title="Repository settings"
        tab="repository"
        notice={readNotice(req, notices)}
        refused={sent?.refused ?? null}
      >
        <h2>Protected branches</h2>
        <p class="quiet">Nobody deletes a protected branch, and only some people push to it.</p>
        <ProtectionForm visit={visit} sent={sent} />
        <Items none="No protected branches.">
          {rows.map((each) => (
            <ProtectionItem visit={visit} protection={each} />
          ))}
        </Items>
        <Pager frame={frame} path={`${root}/-/settings/repository`} page={page} />
      </SettingsPage>
    ),
  };
}

const ProtectionForm: FC<{
  readonly visit: ProjectVisit;
  readonly sent: SentProtection | null;
}> = ({ visit: { frame, root }, sent }) => {
  const values = sent?.values ?? emptyValues;
  const beside = sent?.refused.beside ?? {};
  return (
    <section class="box" aria-labelledby="protect">
      <h3 class="box-title" id="protect">
        Protect a branch
      </h3>
      <div class="box-body">
        <Form frame={frame} action={`${root}/-/settings/repository/protected_branches`}>
          <TextField
            name="name"
            label="Branch"
            hint="A name, or a pattern with *"
            value={values.name}
            errors={beside['name']}
            maxlength={1024}
            required
          />
          <div class="fields-row">
            <Select
              name="push"
              label="May push"
              value={values.push}
              choices={levels}
              errors={beside['push_access_level']}
            />
            <Select
              name="merge"
              label="May merge"
              value={values.merge}
              choices={levels}
              errors={beside['merge_access_level']}
            />
          </div>
          <Checkbox
            name="force"
            label="Allow force pushes"
            hint="By those who may push"
            checked={values.force}
          />
          <Button>Protect branch</Button>
        </Form>
      </div>
    </section>
  );
};

const ProtectionItem: FC<{ readonly visit: ProjectVisit; readonly protection: Protection }> = ({
  visit: { frame, root },
  protection: { name, allow_force_push: allows, ...protection },
}) => {
  const path = `${root}/-/settings/repository/protected_branches`;
  return (
    <Item
      title={
        <>
          <Glyph name="shield-lock" /> {name}
        </>
      }
      mark={allows ? 'Force pushes allowed' : null}
      actions={
        <>
          <PostButton
            frame={frame}
            action={`${path}/force_push`}
            kind="quiet"
            fields={{ name, allow: allows ? '' : '1' }}
            label={`${allows ? 'Forbid' : 'Allow'} force pushes to ${name}`}
          >
            {allows ? 'Forbid force pushes' : 'Allow force pushes'}
          </PostButton>
          <Confirmed
            frame={frame}
            action={`${path}/delete`}
            fields={{ name }}
            summary="Unprotect"
            label={`Unprotect ${name}`}
            button="Unprotect branch"
          >
            <p>All developers may push to it, and delete it.</p>
          </Confirmed>
        </>
      }
    >
      <div class="quiet">
        Push: {describe(protection.push_access_levels)} · Merge:{' '}
        {describe(protection.merge_access_levels)}
      </div>
    </Item>
  );
};

const describe = (list: Protection['push_access_levels']): string =>
  list.map((each) => each.access_level_description).join(', ') || 'Nobody';
