/** The parts of the document that the page uses; the generator's types are much larger. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, ApiOperation>>;
  components?: { securitySchemes?: Record<string, object>; responses?: Record<string, ApiResponse> };
}
export interface ApiResponse {
  description?: string;
  content?: Record<string, { schema?: object }>;
}
export interface ApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content?: Record<string, { schema?: object }> };
  security?: Record<string, string[]>[];
  responses?: Record<string, ApiResponse | { $ref: string }>;
}
