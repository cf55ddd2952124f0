// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listClusterAgents",
  "resource": "cluster-agents",
  "method": "GET",
  "path": "/projects/{id}/cluster_agents",
  "route": "/api/v4/projects/{id}/cluster_agents",
  "source": "spec/resources/cluster-agents.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "developer",
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
  "id": "createClusterAgent",
  "resource": "cluster-agents",
  "method": "POST",
  "path": "/projects/{id}/cluster_agents",
  "route": "/api/v4/projects/{id}/cluster_agents",
  "source": "spec/resources/cluster-agents.yaml:38:5",
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
    "name": "agent-1"
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
    }
  ],
  "related": {}
},
{
  "id": "getClusterAgent",
  "resource": "cluster-agents",
  "method": "GET",
  "path": "/projects/{id}/cluster_agents/{agent_id}",
  "route": "/api/v4/projects/{id}/cluster_agents/{agent_id}",
  "source": "spec/resources/cluster-agents.yaml:89:5",
  "access": {
    "kind": "project",
    "level": "developer",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "agent_id": 5
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
      "name": "agent_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "deleteClusterAgent",
  "resource": "cluster-agents",
  "method": "DELETE",
  "path": "/projects/{id}/cluster_agents/{agent_id}",
  "route": "/api/v4/projects/{id}/cluster_agents/{agent_id}",
  "source": "spec/resources/cluster-agents.yaml:122:5",
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
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "agent_id": 5
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
      "name": "agent_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "agent_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
