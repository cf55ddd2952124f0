// Generated from spec/domains/* /ci-lint.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { ConfigurationVerdict, ConfiguredJob, ProjectConfigurationVerdict } from './types.ts';

export function writeConfigurationVerdict(v: ConfigurationVerdict): string {
  return ('{"status":' + w.text(v.status) + ',"errors":' + w.array(v.errors, (v) => w.text(v)) + ',"warnings":' + w.array(v.warnings, (v) => w.text(v)) + (v.merged_yaml === undefined ? '' : ',"merged_yaml":' + w.text(v.merged_yaml)) + (v.jobs === undefined ? '' : ',"jobs":' + w.array(v.jobs, writeConfiguredJob)) + '}');
}

export function writeConfiguredJob(v: ConfiguredJob): string {
  return ('{"name":' + w.text(v.name) + ',"stage":' + w.text(v.stage) + ',"before_script":' + w.array(v.before_script, (v) => w.text(v)) + ',"script":' + w.array(v.script, (v) => w.text(v)) + ',"after_script":' + w.array(v.after_script, (v) => w.text(v)) + ',"tag_list":' + w.array(v.tag_list, (v) => w.text(v)) + ',"environment":' + w.text(v.environment) + ',"when":' + w.text(v.when) + ',"allow_failure":' + w.boolean(v.allow_failure) + '}');
}

export function writeProjectConfigurationVerdict(v: ProjectConfigurationVerdict): string {
  return ('{"valid":' + w.boolean(v.valid) + ',"errors":' + w.array(v.errors, (v) => w.text(v)) + ',"warnings":' + w.array(v.warnings, (v) => w.text(v)) + ',"merged_yaml":' + w.text(v.merged_yaml) + (v.jobs === undefined ? '' : ',"jobs":' + w.array(v.jobs, writeConfiguredJob)) + '}');
}
