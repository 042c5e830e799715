export async function endQuietly(connection: { end(): Promise<void> }): Promise<void> {
  try {
    await connection.end();
  } catch {
    // A lost connection has ended already.
  }
}
