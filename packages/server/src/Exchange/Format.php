<?php
declare( strict_types=1 );

namespace Larder\Exchange;

defined( 'ABSPATH' ) || exit;

/**
 * A format that recipes come in.
 *
 * Everything but `label()` works without WordPress.
 */
interface Format {

	/** Sure that a source is its own. */
	public const SURE = 1.0;

	/** Sees signs that a source is its own. */
	public const LIKELY = 0.7;

	/** Could read it, if nobody else can. */
	public const POSSIBLE = 0.2;

	/** Cannot read it. */
	public const NEVER = 0.0;

	/**
	 * Returns the name by which programs ask for the format.
	 */
	public function id(): string;

	/**
	 * Returns the name that people see.
	 */
	public function label(): string;

	/**
	 * Returns the endings of its files, without dots.
	 *
	 * @return list<string>
	 */
	public function endings(): array;

	/**
	 * Returns its media types, the usual one first.
	 *
	 * @return list<string>
	 */
	public function media_types(): array;

	/**
	 * Returns how likely it is that a source has this format.
	 *
	 * @return float From `NEVER` to `SURE`.
	 */
	public function likeness( Source $source ): float;

	/**
	 * Reads the recipes of a source, each with what could not be read of it. Throws nothing for bad input.
	 */
	public function read( Source $source ): Reading;
}
