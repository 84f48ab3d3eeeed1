<?php
declare( strict_types=1 );

namespace Larder\Exchange\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The rules by which recipes are read that people have written: those of the editor's paste, which `npm run contracts` brings here.
 *
 * @phpstan-type Rules array{parts: array<string, string>, tails: array<string, string>, facts: array<string, string>, said: array<string, string>, labels: array<string, string>, says: string, credits: string, byline: string, levels: array<string, string>, served: string, bare: string, value: string, marker: string, bullet: string, underline: string, noHeading: string, headings: list<string>, forAPart: string, howTo: string, name: string, amount: string, measures: string, amounts: string, weights: string, commonFoods: string, nutrients: string, degrees: string, noise: list<string>, emoji: string, chapter: string, opening: string, contents: string, quoted: string, sender: string, wrapping: string, hyphened: string, digit: string, bold: string, labelled: string, remark: string, goesOn: string, mail: string, mailValue: string, mailAddress: string, address: string, greeting: string, wish: string, farewell: string, signed: string, signature: string, link: string, word: string, hashtags: string, servedBehind: string}
 */
final class WrittenRules {

	/**
	 * Returns the rules.
	 *
	 * @return Rules
	 */
	public static function all(): array {
		/** @var Rules|null $rules */
		static $rules = null;
		/** @var Rules $read */
		$read    = $rules ?? require dirname( __DIR__, 3 ) . '/contracts/recipe-texts.php';
		$rules ??= $read;
		return $rules;
	}

	/**
	 * Builds a case-insensitive regular expression that matches a whole text.
	 *
	 * @param string $pattern What the text has to be.
	 */
	public static function whole( string $pattern ): string {
		// The rules have no such sign.
		return "%^(?:$pattern)$%iu";
	}

	/**
	 * Returns whether a line is what a page has around its recipe: ways elsewhere, votes and buttons.
	 *
	 * @param string $text One line.
	 */
	public static function is_noise( string $text ): bool {
		$bare = trim( preg_replace( '/\s+/u', ' ', $text ) ?? $text );
		return 1 === preg_match( self::whole( implode( '|', self::all()['noise'] ) ), $bare );
	}
}
