// Generated from spec/resources/secure-files.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "downloadSecureFileByShortPath",
  "resource": "secure-files",
  "method": "GET",
  "path": "/projects/{project_id}/download/{id}",
  "route": "/api/v4/projects/{project_id}/download/{id}",
  "source": "spec/resources/secure-files.yaml:181:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "project_id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": {
    "name": "ci_secure_files",
    "default": false,
    "off": 503
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "project_id": "demo/kiln",
    "id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    503
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listSecureFiles",
  "resource": "secure-files",
  "method": "GET",
  "path": "/projects/{project_id}/secure_files",
  "route": "/api/v4/projects/{project_id}/secure_files",
  "source": "spec/resources/secure-files.yaml:7:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "project_id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": {
    "name": "ci_secure_files",
    "default": false,
    "off": 503
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "project_id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    503
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createSecureFile",
  "resource": "secure-files",
  "method": "POST",
  "path": "/projects/{project_id}/secure_files",
  "route": "/api/v4/projects/{project_id}/secure_files",
  "source": "spec/resources/secure-files.yaml:42:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "project_id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": {
    "name": "ci_secure_files",
    "default": false,
    "off": 503
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "project_id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    413,
    503
  ],
  "body": {
    "name": "keystore.jks",
    "permissions": "read_only"
  },
  "files": [
    "file"
  ],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "name",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "file",
      "value": "text",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "file",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "permissions",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "permissions",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "getSecureFile",
  "resource": "secure-files",
  "method": "GET",
  "path": "/projects/{project_id}/secure_files/{id}",
  "route": "/api/v4/projects/{project_id}/secure_files/{id}",
  "source": "spec/resources/secure-files.yaml:96:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "project_id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": {
    "name": "ci_secure_files",
    "default": false,
    "off": 503
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "project_id": "demo/kiln",
    "id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    503
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deleteSecureFile",
  "resource": "secure-files",
  "method": "DELETE",
  "path": "/projects/{project_id}/secure_files/{id}",
  "route": "/api/v4/projects/{project_id}/secure_files/{id}",
  "source": "spec/resources/secure-files.yaml:131:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "project_id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": {
    "name": "ci_secure_files",
    "default": false,
    "off": 503
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "project_id": "demo/kiln",
    "id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    503
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "downloadSecureFile",
  "resource": "secure-files",
  "method": "GET",
  "path": "/projects/{project_id}/secure_files/{id}/download",
  "route": "/api/v4/projects/{project_id}/secure_files/{id}/download",
  "source": "spec/resources/secure-files.yaml:156:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "project_id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": {
    "name": "ci_secure_files",
    "default": false,
    "off": 503
  },
  "pending": true,
  "relations": null,
  "pathParameters": {
    "project_id": "demo/kiln",
    "id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    503
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
