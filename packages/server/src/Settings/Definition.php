<?php
declare( strict_types=1 );

namespace Larder\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * One setting as `packages/contracts/schemas/settings.json` has it.
 */
final class Definition {

	/**
	 * @param string                     $key     Its key in the option.
	 * @param array<string, mixed>       $schema  Its JSON Schema, which names the default.
	 * @param string                     $group   The group that it is shown in.
	 * @param ''|'switch'|'lastSwitch'|'toggles'|'keywordLinks' $stored How it is stored: a switch as a list whose first or last element is
	 *        `yes`, a choice of several as a list of toggles, links of words as
	 *        WP Delicious has them.
	 * @param string                     $control What it is changed by, where its type does not say that: `page`, `slug`, `color`, `roles`,
	 *                                            `links`.
	 * @param list<string>               $aliases Older keys, newest first.
	 * @param array{option: string, key?: string}|null $legacy Where another option has it.
	 * @param bool                       $is_secret Whether it never leaves the server.
	 * @param string                     $capability What one needs to change it, beside the right to the screen; empty for nothing.
	 * @param string                     $needs   Key of the switch without which it does nothing, empty for none.
	 * @param string                     $option  The option of its own that it is kept in, empty for that of all settings.
	 * @param bool                       $is_own  Whether nobody but Larder has it, neither WP Delicious nor a plugin that adds to the
	 *                                            screen.
	 * @param list<string>               $requires Keys of the settings without which it cannot be switched on.
	 */
	public function __construct(
		public readonly string $key,
		public readonly array $schema,
		public readonly string $group,
		public readonly string $stored,
		public readonly string $control,
		public readonly array $aliases,
		public readonly ?array $legacy,
		public readonly bool $is_secret,
		public readonly string $capability,
		public readonly string $needs,
		public readonly string $option = '',
		public readonly bool $is_own = false,
		public readonly array $requires = []
	) {}

	/**
	 * Returns its value on a site where nobody has set it.
	 */
	public function fallback(): mixed {
		return $this->schema['default'] ?? null;
	}
}
