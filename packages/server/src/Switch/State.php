<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * How far the change-over from one plugin has come.
 *
 * @phpstan-type Named array{post: int, name: string, texts: list<string>}
 */
final class State {

	/** How many recipes with damage are named; the report names all. */
	private const MAX_NAMED = 100;

	/** What is done now, or was last. */
	public Phase $phase = Phase::Idle;

	/** Where it resumes. */
	public string $cursor = '';

	/** Whether somebody has it wait. */
	public bool $is_paused = false;

	/** Who has started it; all is done in their name. */
	public int $user = 0;

	/** How many recipes, or posts, this phase has done. */
	public int $done = 0;

	/** What there is, as far as it was counted. */
	public Counts $counts;

	/** How many recipes or posts have something to be named. */
	public int $damaged = 0;

	/** How many pictures the recipes show that the media library does not have. */
	public int $elsewhere = 0;

	/** @var list<Named> The first of them. */
	public array $named = [];

	/** Where recipes are counted. */
	public CountedPlaces $places;

	/** How often what is next was begun without an end. */
	public int $tries = 0;

	/** Why it does not continue, empty where it does. */
	public string $problem = '';

	/**
	 * Begins with nothing.
	 */
	public function __construct() {
		$this->counts = Counts::none();
		$this->places = new CountedPlaces();
	}

	/**
	 * Returns whether there is something to do that nobody has stopped.
	 */
	public function is_busy(): bool {
		return ! $this->is_paused && null !== $this->phase->end();
	}

	/**
	 * Enters a phase; what was counted before stays.
	 *
	 * @param int $user Who wants it.
	 */
	public function enter( Phase $phase, int $user ): void {
		$this->phase     = $phase;
		$this->user      = $user;
		$this->cursor    = '';
		$this->is_paused = false;
		$this->done      = 0;
		$this->tries     = 0;
		$this->problem   = '';
	}

	/**
	 * Continues with what is next, or ends the phase.
	 *
	 * @param string|null $cursor Where it resumes, null when all is done.
	 */
	public function advance( ?string $cursor ): void {
		$this->phase   = null === $cursor ? $this->phase->end() ?? $this->phase : $this->phase;
		$this->cursor  = $cursor ?? '';
		$this->tries   = 0;
		$this->problem = '';
	}

	/**
	 * Names something that has damage.
	 *
	 * @param int          $post  Its post, 0 for none.
	 * @param string       $name  What people call it.
	 * @param list<string> $texts What there is to say.
	 */
	public function name( int $post, string $name, array $texts ): void {
		++$this->damaged;
		if ( count( $this->named ) < self::MAX_NAMED ) {
			$this->named[] = [
				'post'  => $post,
				'name'  => $name,
				'texts' => $texts,
			];
		}
	}

	/**
	 * Forgets what was counted and named, before it is counted again.
	 */
	public function forget(): void {
		$this->counts    = Counts::none();
		$this->elsewhere = 0;
		$this->places    = new CountedPlaces();
		$this->forget_names();
	}

	/**
	 * Forgets what was named, before others are.
	 */
	public function forget_names(): void {
		$this->damaged = 0;
		$this->named   = [];
	}

	/**
	 * Writes it as JSON.
	 */
	public function to_json(): string {
		return (string) wp_json_encode(
			[
				'phase'  => $this->phase->value,
				'counts' => $this->counts->numbers,
				'places' => $this->places->guests,
			] + get_object_vars( $this ),
			JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/**
	 * Reads what was stored.
	 *
	 * @param string $json What {@see self::to_json()} wrote; empty for nothing yet.
	 */
	public static function from_json( string $json ): self {
		$stored = json_decode( $json, true );
		$state  = new self();
		if ( ! is_array( $stored ) ) {
			return $state;
		}
		$number           = static fn ( string $key ): int => is_int( $stored[ $key ] ?? null ) ? $stored[ $key ] : 0;
		$text             = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';
		$state->phase     = Phase::tryFrom( $text( 'phase' ) ) ?? Phase::Idle;
		$state->cursor    = $text( 'cursor' );
		$state->is_paused = true === ( $stored['is_paused'] ?? false );
		$state->user      = $number( 'user' );
		$state->done      = $number( 'done' );
		$state->counts    = Counts::from( is_array( $stored['counts'] ?? null ) ? $stored['counts'] : [] );
		/** @var list<string> $guests */
		$guests           = is_array( $stored['places'] ?? null ) ? $stored['places'] : [];
		$state->places    = new CountedPlaces( $guests );
		$state->damaged   = $number( 'damaged' );
		$state->elsewhere = $number( 'elsewhere' );
		$state->tries     = $number( 'tries' );
		$state->problem   = $text( 'problem' );
		/** @var list<Named> $named */
		$named        = is_array( $stored['named'] ?? null ) ? $stored['named'] : [];
		$state->named = $named;
		return $state;
	}
}
