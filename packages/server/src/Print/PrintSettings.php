<?php
declare( strict_types=1 );

namespace Larder\Print;

use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a site has set for its prints, under the keys that WP Delicious uses.
 */
final class PrintSettings {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Returns whether visitors choose what is printed.
	 */
	public function is_open(): bool {
		return $this->settings->is_on( 'allowPrintCustomization' );
	}

	/**
	 * Returns what is thanked with below a print, plain text.
	 *
	 * @return string Empty for nothing.
	 */
	public function thanks(): string {
		return trim( $this->settings->text( 'thankyouMessage' ) );
	}

	/**
	 * Returns the paper that is chosen before a visitor has chosen.
	 */
	public function paper(): Paper {
		return Paper::tryFrom( $this->settings->text( 'printPaper' ) ) ?? Paper::usual( get_locale() );
	}

	/**
	 * Returns which parts are printed before a visitor has chosen.
	 *
	 * @return array<string, bool> By the name of the part.
	 */
	public function parts(): array {
		$chosen = $this->settings->choices( 'printOptions' );
		$parts  = [];
		foreach ( PrintPart::cases() as $part ) {
			$parts[ $part->value ] = in_array( $part->value, $chosen, true );
		}
		return $parts;
	}
}
