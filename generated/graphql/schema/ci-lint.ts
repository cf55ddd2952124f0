// Generated from spec/graphql/ci-lint.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addCiLint(t: d.Types): void {
  d.object(t, 'CiConfig', 'Result of parsing a pipeline configuration.', () => [], () => ({
    errors: d.field(d.list(d.required(t.of('String'))), 'Errors of the configuration.'),
    includes: d.field(d.list(d.required(t.of('CiConfigInclude'))), 'Included files, also nested ones; empty for an invalid configuration.'),
    mergedYaml: d.field(t.of('String'), 'Configuration with resolved includes; null if invalid.'),
    stages: d.field(t.of('CiConfigStageConnection'), 'Stages that have jobs, in order.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('stages', c.same)), extensions: {"connection":true} }),
    status: d.field(t.of('CiConfigStatus'), 'Validity.'),
    warnings: d.field(d.list(d.required(t.of('String'))), 'Warnings about the configuration.'),
  }));
  d.object(t, 'CiConfigGroup', 'Jobs of a configuration that differ in a number.', () => [], () => ({
    jobs: d.field(t.of('CiConfigJobConnection'), 'The jobs, in the order of the configuration.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('jobs', c.same)), extensions: {"connection":true} }),
    name: d.field(t.of('String'), 'Common part of the job names.'),
    size: d.field(t.of('Int'), 'Number of jobs.'),
  }));
  d.object(t, 'CiConfigGroupConnection', 'A page of a list of `CiConfigGroup`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiConfigGroupEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiConfigGroup')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiConfigGroupEdge', 'A `CiConfigGroup` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiConfigGroup'), 'The object.'),
  }));
  d.object(t, 'CiConfigInclude', 'A file that a configuration includes.', () => [], () => ({
    blob: d.field(t.of('String'), 'URL of the file page; null for files outside of projects of this instance.'),
    contextProject: d.field(t.of('String'), 'Full path of the project of the including file; null for files outside of projects.'),
    contextSha: d.field(t.of('String'), 'Commit of the including file; null for files outside of projects.'),
    extra: d.field(t.of('JSON'), 'Source of a file of another project: `project` and `ref`.'),
    location: d.field(t.of('String'), 'Path, address or name of the file.'),
    raw: d.field(t.of('String'), 'URL of the raw file; null for a file that is part of this server.'),
    type: d.field(t.of('CiConfigIncludeType'), 'Type of the include.'),
  }));
  d.enumeration(t, 'CiConfigIncludeType', 'Kinds of files that a configuration includes.', [
    ['file', 'A file of another project.'],
    ['local', 'File of the same project.'],
    ['remote', 'A file of another server.'],
    ['template', 'File that is part of this server.'],
  ]);
  d.object(t, 'CiConfigJob', 'A job of a configuration.', () => [], () => ({
    afterScript: d.field(d.list(d.required(t.of('String'))), 'Commands that run after the script.'),
    allowFailure: d.field(t.of('Boolean'), 'True if the pipeline continues when the job fails.'),
    beforeScript: d.field(d.list(d.required(t.of('String'))), 'Commands that run before the script.'),
    environment: d.field(t.of('String'), 'Name of the environment.'),
    except: d.field(t.of('CiConfigJobRestriction'), 'Refs for which the job does not run; null with `rules`.'),
    groupName: d.field(t.of('String'), 'Name of the group.'),
    name: d.field(t.of('String'), 'Name.'),
    needs: d.field(t.of('CiConfigNeedConnection'), 'Needed jobs by name.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('needs', c.same)), extensions: {"connection":true} }),
    only: d.field(t.of('CiConfigJobRestriction'), 'Refs of the job; null if `rules` apply.'),
    script: d.field(d.list(d.required(t.of('String'))), 'Commands of the job.'),
    stage: d.field(t.of('String'), 'Stage of the job.'),
    tags: d.field(d.list(d.required(t.of('String'))), 'Tags of required runners.'),
    when: d.field(t.of('String'), 'Condition on earlier jobs under which the job runs.'),
  }));
  d.object(t, 'CiConfigJobConnection', 'A page of a list of `CiConfigJob`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiConfigJobEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiConfigJob')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiConfigJobEdge', 'A `CiConfigJob` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiConfigJob'), 'The object.'),
  }));
  d.object(t, 'CiConfigJobRestriction', 'Refs for which a job runs or does not run.', () => [], () => ({
    refs: d.field(d.list(d.required(t.of('String'))), 'Names, patterns, or kinds of refs.'),
  }));
  d.object(t, 'CiConfigNeed', 'A job that another one waits for.', () => [], () => ({
    name: d.field(t.of('String'), 'Name.'),
  }));
  d.object(t, 'CiConfigNeedConnection', 'A page of a list of `CiConfigNeed`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiConfigNeedEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiConfigNeed')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiConfigNeedEdge', 'A `CiConfigNeed` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiConfigNeed'), 'The object.'),
  }));
  d.object(t, 'CiConfigStage', 'A stage of a configuration.', () => [], () => ({
    groups: d.field(t.of('CiConfigGroupConnection'), 'Jobs with names that differ in a number alone are one group.', { args: { ...d.pageArguments(t), }, resolve: d.connection(c.property('groups', c.same)), extensions: {"connection":true} }),
    name: d.field(t.of('String'), 'Name.'),
  }));
  d.object(t, 'CiConfigStageConnection', 'A page of a list of `CiConfigStage`.', () => [], () => ({
    edges: d.field(d.list(t.of('CiConfigStageEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('CiConfigStage')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.object(t, 'CiConfigStageEdge', 'A `CiConfigStage` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('CiConfigStage'), 'The object.'),
  }));
  d.enumeration(t, 'CiConfigStatus', 'Validity of a pipeline configuration.', [
    ['INVALID', 'Invalid.'],
    ['VALID', 'Valid.'],
  ]);
  d.scalar(t, 'JSON', 'Any JSON value.');
}
