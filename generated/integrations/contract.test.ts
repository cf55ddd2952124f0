// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listIntegrations",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations",
  "route": "/api/v4/projects/{id}/integrations",
  "source": "spec/resources/integrations.yaml:7:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "id": "getAsanaIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/asana",
  "route": "/api/v4/projects/{id}/integrations/asana",
  "source": "spec/resources/integrations.yaml:69:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveAsanaIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/asana",
  "route": "/api/v4/projects/{id}/integrations/asana",
  "source": "spec/resources/integrations.yaml:82:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "api_key": "example-key",
    "restrict_to_branch": "main,release"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
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
      "name": "api_key",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "restrict_to_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restrict_to_branch",
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
  "id": "disableAsanaIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/asana",
  "route": "/api/v4/projects/{id}/integrations/asana",
  "source": "spec/resources/integrations.yaml:102:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getAssemblaIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/assembla",
  "route": "/api/v4/projects/{id}/integrations/assembla",
  "source": "spec/resources/integrations.yaml:116:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveAssemblaIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/assembla",
  "route": "/api/v4/projects/{id}/integrations/assembla",
  "source": "spec/resources/integrations.yaml:129:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "token": "example-token",
    "subdomain": "example"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "subdomain",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subdomain",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "disableAssemblaIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/assembla",
  "route": "/api/v4/projects/{id}/integrations/assembla",
  "source": "spec/resources/integrations.yaml:149:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getBambooIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/bamboo",
  "route": "/api/v4/projects/{id}/integrations/bamboo",
  "source": "spec/resources/integrations.yaml:163:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveBambooIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/bamboo",
  "route": "/api/v4/projects/{id}/integrations/bamboo",
  "source": "spec/resources/integrations.yaml:176:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "bamboo_url": "https://builds.example.com",
    "build_key": "KILN-MAIN",
    "username": "builder",
    "password": "example-password"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bamboo_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bamboo_url",
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
      "name": "bamboo_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_key",
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
      "place": "body",
      "name": "build_key",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "username",
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
      "place": "body",
      "name": "username",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
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
      "name": "password",
      "text": "is missing"
    }
  ],
  "related": {}
},
{
  "id": "disableBambooIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/bamboo",
  "route": "/api/v4/projects/{id}/integrations/bamboo",
  "source": "spec/resources/integrations.yaml:202:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getBugzillaIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/bugzilla",
  "route": "/api/v4/projects/{id}/integrations/bugzilla",
  "source": "spec/resources/integrations.yaml:216:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveBugzillaIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/bugzilla",
  "route": "/api/v4/projects/{id}/integrations/bugzilla",
  "source": "spec/resources/integrations.yaml:229:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "new_issue_url": "https://issues.example.com/new",
    "issues_url": "https://issues.example.com/:id",
    "project_url": "https://issues.example.com"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_issue_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_issue_url",
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
      "name": "new_issue_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "issues_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_url",
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
      "name": "issues_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "project_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_url",
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
      "name": "project_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
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
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "disableBugzillaIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/bugzilla",
  "route": "/api/v4/projects/{id}/integrations/bugzilla",
  "source": "spec/resources/integrations.yaml:254:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getBuildkiteIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/buildkite",
  "route": "/api/v4/projects/{id}/integrations/buildkite",
  "source": "spec/resources/integrations.yaml:268:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveBuildkiteIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/buildkite",
  "route": "/api/v4/projects/{id}/integrations/buildkite",
  "source": "spec/resources/integrations.yaml:281:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "token": "example-token",
    "project_url": "https://builds.example.com/demo/kiln"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "project_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_url",
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
      "name": "project_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "disableBuildkiteIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/buildkite",
  "route": "/api/v4/projects/{id}/integrations/buildkite",
  "source": "spec/resources/integrations.yaml:301:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getCampfireIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/campfire",
  "route": "/api/v4/projects/{id}/integrations/campfire",
  "source": "spec/resources/integrations.yaml:315:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveCampfireIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/campfire",
  "route": "/api/v4/projects/{id}/integrations/campfire",
  "source": "spec/resources/integrations.yaml:328:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "token": "example-token",
    "subdomain": "example",
    "room": "123456"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "token",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "subdomain",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subdomain",
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
      "place": "body",
      "name": "room",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "room",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "disableCampfireIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/campfire",
  "route": "/api/v4/projects/{id}/integrations/campfire",
  "source": "spec/resources/integrations.yaml:348:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getCustomIssueTrackerIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/custom-issue-tracker",
  "route": "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  "source": "spec/resources/integrations.yaml:362:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveCustomIssueTrackerIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/custom-issue-tracker",
  "route": "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  "source": "spec/resources/integrations.yaml:375:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "new_issue_url": "https://issues.example.com/new",
    "issues_url": "https://issues.example.com/:id",
    "project_url": "https://issues.example.com"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_issue_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_issue_url",
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
      "name": "new_issue_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "issues_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_url",
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
      "name": "issues_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "project_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_url",
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
      "name": "project_url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
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
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "disableCustomIssueTrackerIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/custom-issue-tracker",
  "route": "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  "source": "spec/resources/integrations.yaml:400:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getDatadogIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/datadog",
  "route": "/api/v4/projects/{id}/integrations/datadog",
  "source": "spec/resources/integrations.yaml:414:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveDatadogIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/datadog",
  "route": "/api/v4/projects/{id}/integrations/datadog",
  "source": "spec/resources/integrations.yaml:427:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "api_key": "example-key",
    "datadog_env": "staging",
    "datadog_tags": "team:kiln\ncolor:red"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
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
      "name": "api_key",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "api_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_url",
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
      "name": "datadog_env",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_env",
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
      "place": "body",
      "name": "datadog_service",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_service",
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
      "place": "body",
      "name": "datadog_site",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_site",
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
      "place": "body",
      "name": "datadog_tags",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_tags",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "archive_trace_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "archive_trace_events",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "disableDatadogIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/datadog",
  "route": "/api/v4/projects/{id}/integrations/datadog",
  "source": "spec/resources/integrations.yaml:448:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getDiscordIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/discord",
  "route": "/api/v4/projects/{id}/integrations/discord",
  "source": "spec/resources/integrations.yaml:462:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveDiscordIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/discord",
  "route": "/api/v4/projects/{id}/integrations/discord",
  "source": "spec/resources/integrations.yaml:475:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "webhook": "https://chat.example.com/hooks/1",
    "branches_to_be_notified": "default",
    "pipeline_events": true
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "webhook",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "webhook",
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
      "name": "webhook",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "notify_only_broken_pipelines",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_broken_pipelines",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branches_to_be_notified",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branches_to_be_notified",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "disableDiscordIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/discord",
  "route": "/api/v4/projects/{id}/integrations/discord",
  "source": "spec/resources/integrations.yaml:500:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getHangoutsChatIntegration",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/hangouts-chat",
  "route": "/api/v4/projects/{id}/integrations/hangouts-chat",
  "source": "spec/resources/integrations.yaml:514:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "saveHangoutsChatIntegration",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/hangouts-chat",
  "route": "/api/v4/projects/{id}/integrations/hangouts-chat",
  "source": "spec/resources/integrations.yaml:527:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    404
  ],
  "body": {
    "webhook": "https://chat.example.com/hooks/2",
    "notify_only_broken_pipelines": true
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "webhook",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "webhook",
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
      "name": "webhook",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "notify_only_broken_pipelines",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_broken_pipelines",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branches_to_be_notified",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branches_to_be_notified",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "2",
      "text": "is invalid"
    }
  ],
  "related": {}
},
{
  "id": "disableHangoutsChatIntegration",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/hangouts-chat",
  "route": "/api/v4/projects/{id}/integrations/hangouts-chat",
  "source": "spec/resources/integrations.yaml:548:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    204,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [],
  "related": {}
},
{
  "id": "getIntegrationBySlug",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/integrations/{slug}",
  "route": "/api/v4/projects/{id}/integrations/{slug}",
  "source": "spec/resources/integrations.yaml:562:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "slug": "custom_issue_tracker"
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
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "slug",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "saveIntegrationBySlug",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/integrations/{slug}",
  "route": "/api/v4/projects/{id}/integrations/{slug}",
  "source": "spec/resources/integrations.yaml:579:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "slug": "custom_issue_tracker"
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
    "webhook": "https://chat.example.com/hooks/3",
    "username": "kiln",
    "channel": "builds"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "slug",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
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
      "name": "api_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_token",
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
      "name": "api_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_url",
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
      "name": "archive_trace_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "archive_trace_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bamboo_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bamboo_url",
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
      "name": "branches_to_be_notified",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branches_to_be_notified",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "build_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_key",
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
      "place": "body",
      "name": "build_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_type",
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
      "place": "body",
      "name": "channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "channel",
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
      "name": "colorize_messages",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "colorize_messages",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "comment_on_event_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "comment_on_event_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issue_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issue_channel",
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
      "name": "confidential_note_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_channel",
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
      "name": "confluence_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confluence_url",
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
      "name": "datadog_env",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_env",
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
      "place": "body",
      "name": "datadog_service",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_service",
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
      "place": "body",
      "name": "datadog_site",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_site",
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
      "place": "body",
      "name": "datadog_tags",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_tags",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "default_irc_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_irc_uri",
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
      "name": "deployment_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_channel",
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
      "name": "deployment_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
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
      "name": "device",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "device",
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
      "place": "body",
      "name": "disable_diffs",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disable_diffs",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "drone_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "drone_url",
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
      "name": "enable_ssl_verification",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_wiki_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_wiki_url",
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
      "name": "google_iap_audience_client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "google_iap_audience_client_id",
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
      "name": "google_iap_service_account_json",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "google_iap_service_account_json",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "issue_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issue_channel",
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
      "name": "issues_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_url",
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
      "name": "jenkins_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jenkins_url",
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
      "name": "jira_issue_transition_automatic",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jira_issue_transition_automatic",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jira_issue_transition_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jira_issue_transition_id",
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
      "place": "body",
      "name": "merge_request_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_request_channel",
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
      "name": "mock_service_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mock_service_url",
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
      "name": "new_issue_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_issue_url",
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
      "name": "note_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_channel",
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
      "name": "notify_only_broken_pipelines",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_broken_pipelines",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_default_branch",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_default_branch",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
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
      "name": "pipeline_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_channel",
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
      "name": "priority",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": {
        "repeat": "x",
        "times": 33
      },
      "within": {
        "repeat": "x",
        "times": 32
      },
      "text": "is expected to have length less than or equal to 32"
    },
    {
      "place": "body",
      "name": "project_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_name",
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
      "place": "body",
      "name": "project_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_url",
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
      "name": "push_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_channel",
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
      "name": "recipients",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "recipients",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "repository_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_url",
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
      "name": "restrict_to_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restrict_to_branch",
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
      "name": "room",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "room",
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
      "place": "body",
      "name": "send_from_committer_email",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "send_from_committer_email",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server",
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
      "name": "server_host",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_host",
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
      "place": "body",
      "name": "server_port",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": 65536,
      "within": 65535,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sound",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sound",
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
      "place": "body",
      "name": "static_context",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "static_context",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subdomain",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subdomain",
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
      "place": "body",
      "name": "tag_push_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_channel",
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
      "name": "teamcity_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "teamcity_url",
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
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
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
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "url",
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
      "name": "user_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_key",
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
      "place": "body",
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "username",
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
      "place": "body",
      "name": "webhook",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "webhook",
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
      "name": "wiki_page_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_channel",
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
      "name": "zentao_product_xid",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "zentao_product_xid",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "disableIntegrationBySlug",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/integrations/{slug}",
  "route": "/api/v4/projects/{id}/integrations/{slug}",
  "source": "spec/resources/integrations.yaml:604:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "slug": "custom_issue_tracker"
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "slug",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "listServices",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/services",
  "route": "/api/v4/projects/{id}/services",
  "source": "spec/resources/integrations.yaml:47:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
  "id": "getServiceBySlug",
  "resource": "integrations",
  "method": "GET",
  "path": "/projects/{id}/services/{slug}",
  "route": "/api/v4/projects/{id}/services/{slug}",
  "source": "spec/resources/integrations.yaml:622:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "slug": "custom_issue_tracker"
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
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "slug",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "saveServiceBySlug",
  "resource": "integrations",
  "method": "PUT",
  "path": "/projects/{id}/services/{slug}",
  "route": "/api/v4/projects/{id}/services/{slug}",
  "source": "spec/resources/integrations.yaml:639:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "slug": "custom_issue_tracker"
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
    "webhook": "https://chat.example.com/hooks/3",
    "username": "kiln",
    "channel": "builds"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "slug",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "active",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_key",
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
      "name": "api_token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_token",
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
      "name": "api_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "api_url",
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
      "name": "archive_trace_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "archive_trace_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bamboo_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "bamboo_url",
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
      "name": "branches_to_be_notified",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "branches_to_be_notified",
      "value": "no-such-value",
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "build_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_key",
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
      "place": "body",
      "name": "build_type",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "build_type",
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
      "place": "body",
      "name": "channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "channel",
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
      "name": "colorize_messages",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "colorize_messages",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "comment_on_event_enabled",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "comment_on_event_enabled",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "commit_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issue_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issue_channel",
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
      "name": "confidential_note_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_channel",
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
      "name": "confluence_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confluence_url",
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
      "name": "datadog_env",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_env",
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
      "place": "body",
      "name": "datadog_service",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_service",
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
      "place": "body",
      "name": "datadog_site",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_site",
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
      "place": "body",
      "name": "datadog_tags",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "datadog_tags",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "default_irc_uri",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "default_irc_uri",
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
      "name": "deployment_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_channel",
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
      "name": "deployment_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "description",
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
      "name": "device",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "device",
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
      "place": "body",
      "name": "disable_diffs",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "disable_diffs",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "drone_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "drone_url",
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
      "name": "enable_ssl_verification",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_wiki_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "external_wiki_url",
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
      "name": "google_iap_audience_client_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "google_iap_audience_client_id",
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
      "name": "google_iap_service_account_json",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "google_iap_service_account_json",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "issue_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issue_channel",
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
      "name": "issues_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_url",
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
      "name": "jenkins_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jenkins_url",
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
      "name": "jira_issue_transition_automatic",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jira_issue_transition_automatic",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jira_issue_transition_id",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "jira_issue_transition_id",
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
      "place": "body",
      "name": "merge_request_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_request_channel",
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
      "name": "mock_service_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "mock_service_url",
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
      "name": "new_issue_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "new_issue_url",
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
      "name": "note_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_channel",
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
      "name": "notify_only_broken_pipelines",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_broken_pipelines",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_default_branch",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "notify_only_default_branch",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "password",
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
      "name": "pipeline_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_channel",
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
      "name": "priority",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "priority",
      "value": {
        "repeat": "x",
        "times": 33
      },
      "within": {
        "repeat": "x",
        "times": 32
      },
      "text": "is expected to have length less than or equal to 32"
    },
    {
      "place": "body",
      "name": "project_name",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_name",
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
      "place": "body",
      "name": "project_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "project_url",
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
      "name": "push_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_channel",
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
      "name": "recipients",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "recipients",
      "value": {
        "repeat": "x",
        "times": 65537
      },
      "within": {
        "repeat": "x",
        "times": 65536
      },
      "text": "is expected to have length less than or equal to 65536"
    },
    {
      "place": "body",
      "name": "repository_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "repository_url",
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
      "name": "restrict_to_branch",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "restrict_to_branch",
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
      "name": "room",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "room",
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
      "place": "body",
      "name": "send_from_committer_email",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "send_from_committer_email",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server",
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
      "name": "server_host",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_host",
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
      "place": "body",
      "name": "server_port",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "server_port",
      "value": 65536,
      "within": 65535,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "sound",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "sound",
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
      "place": "body",
      "name": "static_context",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "static_context",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subdomain",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "subdomain",
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
      "place": "body",
      "name": "tag_push_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_channel",
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
      "name": "teamcity_url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "teamcity_url",
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
      "name": "title",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "title",
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
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
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
      "name": "url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "url",
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
      "name": "user_key",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "user_key",
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
      "place": "body",
      "name": "username",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "username",
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
      "place": "body",
      "name": "webhook",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "webhook",
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
      "name": "wiki_page_channel",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_channel",
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
      "name": "zentao_product_xid",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "zentao_product_xid",
      "value": {
        "repeat": "x",
        "times": 256
      },
      "within": {
        "repeat": "x",
        "times": 255
      },
      "text": "is expected to have length less than or equal to 255"
    }
  ],
  "related": {}
},
{
  "id": "disableServiceBySlug",
  "resource": "integrations",
  "method": "DELETE",
  "path": "/projects/{id}/services/{slug}",
  "route": "/api/v4/projects/{id}/services/{slug}",
  "source": "spec/resources/integrations.yaml:664:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
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
    "slug": "custom_issue_tracker"
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
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "slug",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "slug",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
