// Generated from spec/resources/project-maintenance.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "startProjectHousekeeping",
  "resource": "project-maintenance",
  "method": "POST",
  "path": "/projects/{id}/housekeeping",
  "route": "/api/v4/projects/{id}/housekeeping",
  "source": "spec/resources/project-maintenance.yaml:49:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    409
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getProjectLanguages",
  "resource": "project-maintenance",
  "method": "GET",
  "path": "/projects/{id}/languages",
  "route": "/api/v4/projects/{id}/languages",
  "source": "spec/resources/project-maintenance.yaml:6:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "repository",
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "refreshProjectRepositorySize",
  "resource": "project-maintenance",
  "method": "POST",
  "path": "/projects/{id}/repository_size",
  "route": "/api/v4/projects/{id}/repository_size",
  "source": "spec/resources/project-maintenance.yaml:71:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    201
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "downloadProjectSnapshot",
  "resource": "project-maintenance",
  "method": "GET",
  "path": "/projects/{id}/snapshot",
  "route": "/api/v4/projects/{id}/snapshot",
  "source": "spec/resources/project-maintenance.yaml:111:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wiki",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "wiki",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getProjectStatistics",
  "resource": "project-maintenance",
  "method": "GET",
  "path": "/projects/{id}/statistics",
  "route": "/api/v4/projects/{id}/statistics",
  "source": "spec/resources/project-maintenance.yaml:26:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getProjectStorage",
  "resource": "project-maintenance",
  "method": "GET",
  "path": "/projects/{id}/storage",
  "route": "/api/v4/projects/{id}/storage",
  "source": "spec/resources/project-maintenance.yaml:86:5",
  "access": {
    "kind": "administrator",
    "level": "visible",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": false,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    200
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": "x",
      "text": "is invalid"
    }
  ],
  "related": {}
},
]);
