// Generated from spec/resources/environments.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listEnvironments",
  "resource": "environments",
  "method": "GET",
  "path": "/projects/{id}/environments",
  "route": "/api/v4/projects/{id}/environments",
  "source": "spec/resources/environments.yaml:6:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
      "name": "name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "name",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "search",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "search",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    },
    {
      "place": "query",
      "name": "states",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "states",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
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
  "id": "createEnvironment",
  "resource": "environments",
  "method": "POST",
  "path": "/projects/{id}/environments",
  "route": "/api/v4/projects/{id}/environments",
  "source": "spec/resources/environments.yaml:65:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
    404
  ],
  "body": {
    "name": "review/glaze",
    "external_url": "https://glaze.example.com"
  },
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
      "name": "external_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_url",
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
      "name": "tier",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tier",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slug",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "deleteReviewApps",
  "resource": "environments",
  "method": "DELETE",
  "path": "/projects/{id}/environments/review_apps",
  "route": "/api/v4/projects/{id}/environments/review_apps",
  "source": "spec/resources/environments.yaml:110:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
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
    },
    {
      "place": "query",
      "name": "before",
      "value": "2022-13-01T00:00:00Z",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "infinity",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "before",
      "value": "2022-01-01T00:00:00+99:99",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "limit",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "limit",
      "value": 1001,
      "within": 1000,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "dry_run",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "dry_run",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "getEnvironment",
  "resource": "environments",
  "method": "GET",
  "path": "/projects/{id}/environments/{environment_id}",
  "route": "/api/v4/projects/{id}/environments/{environment_id}",
  "source": "spec/resources/environments.yaml:183:5",
  "access": {
    "kind": "project",
    "level": "visible",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "environment_id": 1
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
      "place": "path",
      "name": "environment_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateEnvironment",
  "resource": "environments",
  "method": "PUT",
  "path": "/projects/{id}/environments/{environment_id}",
  "route": "/api/v4/projects/{id}/environments/{environment_id}",
  "source": "spec/resources/environments.yaml:236:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "environment_id": 1
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
    404
  ],
  "body": {
    "external_url": "https://glaze.example.com/preview"
  },
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
      "place": "path",
      "name": "environment_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
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
      "name": "external_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_url",
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
      "name": "tier",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tier",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "slug",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "deleteEnvironment",
  "resource": "environments",
  "method": "DELETE",
  "path": "/projects/{id}/environments/{environment_id}",
  "route": "/api/v4/projects/{id}/environments/{environment_id}",
  "source": "spec/resources/environments.yaml:280:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "environment_id": 1
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
    412
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
      "place": "path",
      "name": "environment_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "stopEnvironment",
  "resource": "environments",
  "method": "POST",
  "path": "/projects/{id}/environments/{environment_id}/stop",
  "route": "/api/v4/projects/{id}/environments/{environment_id}/stop",
  "source": "spec/resources/environments.yaml:304:5",
  "access": {
    "kind": "project",
    "level": "developer",
    "parameter": "id",
    "feature": "operations",
    "signedIn": true,
    "early": false
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "environment_id": 1
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
      "place": "path",
      "name": "environment_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "environment_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
