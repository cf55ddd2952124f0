import type { FeatureDefinitionDetail } from '#generated/features/types.ts';

type Facts = Pick<FeatureDefinitionDetail, 'type' | 'group' | 'milestone' | 'default_enabled'>;

function createDefinition(name: string, facts: Facts): FeatureDefinitionDetail {
  return {
    name,
    introduced_by_url: null,
    rollout_issue_url: null,
    log_state_changes: null,
    ...facts,
  };
}

/**
 * All features of this release that can be switched, by name. The features of `x-feature-flag` in the document are
 * included with the same default; a test compares both.
 */
export const featureDefinitions: readonly FeatureDefinitionDetail[] = [
  createDefinition('ci_job_token_scope', {
    type: 'development',
    group: 'group::pipeline security',
    milestone: '13.12',
    default_enabled: false,
  }),
  createDefinition('ci_secure_files', {
    type: 'development',
    group: 'group::incubation',
    milestone: '14.8',
    default_enabled: false,
  }),
  createDefinition('disable_anonymous_search', {
    type: 'ops',
    group: 'group::global search',
    milestone: '13.9',
    default_enabled: false,
  }),
  createDefinition('import_project_from_remote_file', {
    type: 'development',
    group: 'group::import',
    milestone: '14.3',
    default_enabled: true,
  }),
  createDefinition('import_project_from_remote_file_s3', {
    type: 'development',
    group: 'group::import',
    milestone: '14.9',
    default_enabled: false,
  }),
  createDefinition('related_epics_widget', {
    type: 'development',
    group: 'group::product planning',
    milestone: '14.9',
    default_enabled: true,
  }),
];

export function findDefinition(name: string): FeatureDefinitionDetail | null {
  return featureDefinitions.find((definition) => definition.name === name) ?? null;
}
