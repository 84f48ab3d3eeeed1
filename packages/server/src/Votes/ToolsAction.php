<?php
declare( strict_types=1 );

namespace Larder\Votes;

/**
 * What the buttons of Tools → Votes do.
 */
final class ToolsAction {

	/** Name of the form and of its nonce. */
	public const NAME = 'larder_votes_tool';

	/** So many differences are named. */
	private const NAMED = 20;

	/**
	 * Takes what it needs.
	 *
	 * @param Audit    $audit    Compares and counts.
	 * @param Adoption $adoption Takes over what other plugins have left.
	 * @param Mirrors  $mirrors  Copies tallies to meta fields.
	 * @param Machines $machines Removes votes of one machine.
	 */
	public function __construct(
		private readonly Audit $audit,
		private readonly Adoption $adoption,
		private readonly Mirrors $mirrors,
		private readonly Machines $machines
	) {}

	/**
	 * Does something.
	 *
	 * @param string $what    Name of the button.
	 * @param string $address Hash of an address, where votes are removed.
	 * @return array{is_good: bool, lines: list<string>} What came of it, as plain text.
	 */
	public function run( string $what, string $address = '' ): array {
		return match ( $what ) {
			'verify'  => $this->verify(),
			'rebuild' => $this->rebuild(),
			'adopt'   => $this->adopt(),
			'remove'  => $this->remove( $address ),
			default   => [
				'is_good' => false,
				'lines'   => [ __( 'There is no such button.', 'larder' ) ],
			],
		};
	}

	/**
	 * Compares tallies with votes.
	 *
	 * @return array{is_good: bool, lines: list<string>}
	 */
	private function verify(): array {
		$lines = [];
		foreach ( $this->audit->differences() as $difference ) {
			$lines[] = $difference;
			if ( count( $lines ) >= self::NAMED ) {
				$lines[] = __( 'There may be more. Count all votes anew.', 'larder' );
				break;
			}
		}
		return [
			'is_good' => [] === $lines,
			'lines'   => [] === $lines ? [ __( 'All tallies are exact.', 'larder' ) ] : $lines,
		];
	}

	/**
	 * Counts all votes anew.
	 *
	 * @return array{is_good: bool, lines: list<string>}
	 */
	private function rebuild(): array {
		$count = $this->audit->rebuild();
		$this->mirrors->run();
		/* translators: %d: number of posts. */
		return $this->good( sprintf( _n( '%d post counted.', '%d posts counted.', $count, 'larder' ), $count ) );
	}

	/**
	 * Takes over what other plugins have left.
	 *
	 * @return array{is_good: bool, lines: list<string>}
	 */
	private function adopt(): array {
		$count = $this->adoption->run();
		$this->mirrors->run();
		/* translators: %d: number of posts and accounts. */
		return $this->good( sprintf( _n( 'Taken over from %d post or account.', 'Taken over from %d posts and accounts.', $count, 'larder' ), $count ) );
	}

	/**
	 * Removes the votes of one machine.
	 *
	 * @param string $address Hash of its address.
	 * @return array{is_good: bool, lines: list<string>}
	 */
	private function remove( string $address ): array {
		$count = $this->machines->remove( $address );
		/* translators: %d: number of votes. */
		return $this->good( sprintf( _n( '%d vote removed.', '%d votes removed.', $count, 'larder' ), $count ) );
	}

	/**
	 * Says that something went well.
	 *
	 * @param string $line What came of it.
	 * @return array{is_good: bool, lines: list<string>}
	 */
	private function good( string $line ): array {
		return [
			'is_good' => true,
			'lines'   => [ $line ],
		];
	}
}
