/**
 * Returns whether a visitor asked for fewer bytes, or has a device that can do
 * little; not every browser says.
 *
 * @return Whether nothing should come before it is requested.
 */
export function isSparing(): boolean {
	return (
		!! navigator.connection?.saveData || ( navigator.deviceMemory ?? 8 ) < 2
	);
}
