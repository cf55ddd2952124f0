import type { FC } from 'hono/jsx';
import { Button, Form, Select } from '#src/pages/fields.tsx';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';
import type { ProjectVisit } from '../visits.ts';

/** Features whose visitors the form chooses, by their attribute. */
const features = {
  issues_access_level: 'Issues',
  repository_access_level: 'Repository',
  merge_requests_access_level: 'Merge requests',
  forking_access_level: 'Forks',
  builds_access_level: 'Pipelines',
  container_registry_access_level: 'Container images',
} as const;

type Feature = keyof typeof features;
const names = Object.keys(features) as readonly Feature[];

export const featureLabels: Readonly<Record<string, string>> = features;

type FeatureValues = Readonly<Record<Feature, string>>;

export const readFeatureValues = (form: SentForm): FeatureValues =>
  mapFeatures((name) => form.text(name));

const mapFeatures = (read: (name: Feature) => string): FeatureValues =>
  Object.fromEntries(names.map((name) => [name, read(name)])) as FeatureValues;

/** The body of the operation, which refuses other values. */
export const toFeatureBody = (values: FeatureValues) =>
  values as Readonly<Record<Feature, 'enabled'>>;

const choices = [
  ['enabled', 'Everyone with access'],
  ['private', 'Only members'],
  ['disabled', 'Nobody'],
] as const;

/** Fields for the access level of each feature of the project. */
export const FeatureForm: FC<{
  readonly visit: ProjectVisit;
  readonly sent: FeatureValues | null;
  readonly beside: Refused['beside'];
}> = ({ visit: { frame, project, root }, sent, beside }) => {
  const values = sent ?? mapFeatures((name) => project[name]);
  return (
    <Form frame={frame} action={`${root}/-/settings/features`}>
      <div class="fields-row">
        {names.map((name) => (
          <Select
            name={name}
            label={features[name]}
            value={values[name]}
            choices={choices}
            errors={beside[name]}
          />
        ))}
      </div>
      <div class="buttons">
        <Button>Save features</Button>
      </div>
    </Form>
  );
};
