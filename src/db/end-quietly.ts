/** Ends a connection or a pool, whether or not it has ended already. */
export async function endQuietly(connection: { end(): Promise<void> }): Promise<void> {
  try {
    await connection.end();
  } catch {
    // A lost connection has ended already.
  }
}
