/** What is asked of a court over HTTP. */

/** The port of a court that can be asked just now. */
export type Where = () => number

export async function ask<T>(
  where: Where,
  address: string,
  path: string,
  { body, secret }: { readonly body?: unknown; readonly secret?: string },
): Promise<T> {
  const reply = await fetch(`http://127.0.0.1:${where()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await reply.json()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${JSON.stringify(answer)}`)
  return answer as T
}
