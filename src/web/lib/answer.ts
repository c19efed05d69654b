/** The answer of an API call: `Answer<ApiClient['league']['overview']>`. */
export type Answer<Call extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>;
