<?php
declare( strict_types=1 );

namespace Larder\Print;

use Larder\Settings\Settings;

/**
 * Reads what a site has set for its prints, under the keys that WP Delicious uses.
 */
final class PrintSettings {

	/**
	 * Takes what it needs.
	 *
	 * @param Settings $settings The site's settings.
	 */
	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Tells whether visitors choose what is printed.
	 */
	public function is_open(): bool {
		return $this->settings->lets_visitors_choose_print();
	}

	/**
	 * Gives what is thanked with below a print, plain text.
	 *
	 * @return string Empty for nothing.
	 */
	public function thanks(): string {
		return $this->settings->print_note();
	}

	/**
	 * Gives the paper that is chosen before a visitor has chosen.
	 */
	public function paper(): Paper {
		return Paper::tryFrom( $this->settings->print_paper() ) ?? Paper::usual( get_locale() );
	}

	/**
	 * Tells which parts are printed before a visitor has chosen.
	 *
	 * @return array<string, bool> By the name of the part.
	 */
	public function parts(): array {
		$stored = $this->settings->print_options();
		$parts  = [];
		foreach ( PrintPart::cases() as $part ) {
			$parts[ $part->value ] = $stored[ $part->value ] ?? $part->is_usual();
		}
		return $parts;
	}
}
